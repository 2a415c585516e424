/**
 * Pinned: by default DBOS hashes the code, and never recovers work of another version. Raise it only after draining
 * (docs/workflow-changes.md).
 */
export const APPLICATION_VERSION = '1'
export const APPLICATION_NAME = 'fablecut'
