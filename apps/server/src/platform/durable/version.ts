/** Pinned: by default it is a hash of the code, and work of another version would never be taken up again. Raise it only with a drain. */
export const APPLICATION_VERSION = '1'
export const APPLICATION_NAME = 'fablecut'
