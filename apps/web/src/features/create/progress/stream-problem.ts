/** Why a stream stopped: the id is no run of ours, no session, a line nobody can read, or a lost connection. */
export type StreamProblem = 'invalid-id' | 'signed-out' | 'unreadable' | 'lost'
