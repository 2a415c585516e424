/** Header of a request with a timeline: the version of timelines that the client reads and writes. */
export const TIMELINE_VERSION_HEADER = 'fablecut-timeline-version'

/** Version of clients that send none: those of releases before the header. */
export const UNDECLARED_TIMELINE_VERSION = 3
