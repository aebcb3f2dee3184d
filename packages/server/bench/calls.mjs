/** The calls that are measured: what a member's page asks for most. */
export const measuredCalls = (userId) => {
  const orders = {
    method: 'POST',
    path: '/api/commonquery/query?returnClassName=YkdOrder&paramClassName=YkdOrder',
    body: JSON.stringify({ userId, status: 'TRADE_PAID_SUCCESS' }),
  };
  const records = { method: 'GET', path: `/courseapi/projectuser/queryByUserId?userId=${userId}` };
  const last = { method: 'GET', path: `/courseapi/projectuser/findLast?userId=${userId}` };
  return {
    getloginUser: [{ method: 'GET', path: '/api/member/getloginUser' }],
    'order list': [orders],
    'learn dashboard': [orders, records, last],
  };
};
