/** Why a stream stopped: unknown run, no session, an unreadable line, or a lost connection. */
export type StreamProblem = 'invalid-id' | 'signed-out' | 'unreadable' | 'lost'
