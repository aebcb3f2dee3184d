/** What a device is called that says nothing of itself. */
export const unknownDevice = '未知设备';
