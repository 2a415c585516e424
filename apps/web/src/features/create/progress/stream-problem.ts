/** Why a stream stopped: the id is no run of ours, no session, an unreadable line, or a lost connection. */
export type StreamProblem = 'invalid-id' | 'signed-out' | 'unreadable' | 'lost'
