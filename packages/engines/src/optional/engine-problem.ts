/** Something that stops a user's command; the message says what happened, what was kept and what to do. */
export class EngineProblem extends Error {}
