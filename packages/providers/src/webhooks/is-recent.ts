/** How far a webhook's time may be from ours: a copy that is sent later is refused. */
const TOLERANCE_SECONDS = 300

/** Whether a time in seconds since 1970 is now, as clocks differ. */
export const isRecent = (seconds: string): boolean =>
  /^\d{1,12}$/u.test(seconds) && Math.abs(Date.now() / 1000 - Number(seconds)) <= TOLERANCE_SECONDS
