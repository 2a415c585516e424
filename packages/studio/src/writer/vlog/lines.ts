import type { PlanFeeling } from '@fablecut/domain/story/shot-plan/shot-plan'

/** Part of a vlog's course. */
export type Stage = 'begin' | 'middle' | 'trouble' | 'turn' | 'nearly'
/** How a line is shown: said into the camera, over the activity, or over a thing. */
export type VlogLineView = 'selfie' | 'action' | 'insert'
/** `things`: what the line tells of, seen from near. */
export type VlogLine = {
  readonly text: string
  readonly view: VlogLineView
  readonly feeling: PlanFeeling
  readonly things?: readonly string[]
}

const lines = (view: VlogLineView, feeling: PlanFeeling, texts: string): readonly VlogLine[] =>
  texts
    .trim()
    .split('\n')
    .map((text) => ({ text: text.trim(), view, feeling }))

/** What fits any activity, by stage. Nothing here says anything about the world. */
export const LINES: Readonly<Record<Stage, readonly VlogLine[]>> = {
  begin: [
    ...lines(
      'insert',
      'happy',
      `Okay, first things first. This is what I have.
       Let me show you what I start with.
       So, here's everything I need.`,
    ),
    ...lines(
      'action',
      'happy',
      `Alright. Let's get going!
       No more talking. Here we go.
       I've been looking forward to this all week.`,
    ),
  ],
  middle: [
    ...lines(
      'action',
      'happy',
      `So far, so good. I'm taking it step by step.
       I could honestly do this all day.
       Look at me go!
       I'm in the zone now, don't stop me.
       This part is my favourite, by the way.
       One thing after the other. No rush.
       Little update: I'm still at it.
       Okay, this is actually a lot of fun.
       I keep telling myself: slow and steady.
       You can't see it, but my hands are tired.`,
    ),
    ...lines(
      'selfie',
      'happy',
      `Quick question: would you do it the same way?
       I'm so glad that you're here with me.
       Be honest. How am I doing?
       Don't ask me how long this has taken.
       I did not think that I would like this so much.
       Give me a minute. I need to catch my breath.
       Okay, I have to show you this from up close.
       You know what? Today is a good day.
       If this works out, I'm doing it every week.
       Tell me that I'm not the only one who loves this.`,
    ),
  ],
  trouble: [
    ...lines(
      'selfie',
      'surprised',
      `Uh-oh. That did not go the way I wanted.
       Okay, this is harder than I thought it would be.
       Oh no. I really did not plan for this.
       Hmm. Something is not right here.
       Wait, wait, wait. That's not good.`,
    ),
  ],
  turn: [
    ...lines(
      'action',
      'proud',
      `Deep breath. I'm trying it one more time.
       Let me do that again, and slower this time.
       I'm not giving up. Not today.
       Okay, new plan. This has to work.`,
    ),
  ],
  nearly: [
    ...lines(
      'action',
      'proud',
      `Almost done. I can't believe it.
       Just a little bit more, and that's it.
       The last part. I don't want it to end.`,
    ),
    ...lines(
      'insert',
      'proud',
      `And this is how it looks in the end.
       Would you look at that!`,
    ),
  ],
}

/** After trouble that the topic tells itself. */
export const REACTIONS: readonly VlogLine[] = lines(
  'selfie',
  'surprised',
  `Of course that had to happen to me.
   You saw that, right?
   Okay. Nobody panic.`,
)

/** `@`: the thing with its pronoun, such as `this suitcase`. */
export const THING_LINES: readonly string[] = [
  'Just look at @.',
  'I could not do it without @.',
  'Say hello to @.',
  'And here, @.',
  "Let's talk about @ for a second.",
]

/** `@`: the name, `#`: the first step of the topic as a sentence. The shorter ones are for long first steps. */
export const OPENINGS: readonly string[] = ["Hi, I'm @! #", "Hey, it's @! #", "Hello again, I'm @! #"]

export const ENDINGS: readonly VlogLine[] = lines(
  'selfie',
  'happy',
  `And that was my day. Thank you. Bye!
   That's it for today. See you!
   And we're done! What's next? Bye!`,
)
