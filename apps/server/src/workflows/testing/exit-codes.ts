/** Of a worker process in tests. */
export const EXIT_LEASE_LOST = 9
