/** When every picture is taken: a Wednesday, ahead of any real clock, so that no browser takes a session for expired. */
export const TAKEN_AT = Date.parse('2031-03-12T10:24:00+08:00');
