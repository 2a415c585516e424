import { cleanedLength } from '@fablecut/domain/story/script'
import { ANY_FIELD, FIELDS } from './idea-lines.ts'
import type { Field } from './idea-lines.ts'
import { parseIdea } from './parse-idea.ts'
import type { Idea } from './parse-idea.ts'
import { polishScript } from './polish-script.ts'
import { capitalise } from './sentences.ts'
import { seededChooser } from './seeded-choice.ts'
import type { Chooser } from './seeded-choice.ts'

/** A script of a hook, three points and an ending about an English idea. The same seed writes the same script. */
export function composeIdea(text: string, seed: number): string {
  const idea = parseIdea(text)
  const chooser = seededChooser(seed)
  const field = FIELDS.find(({ words }) => words.test(idea.phrase)) ?? ANY_FIELD
  const lines = COMPOSERS[idea.kind](idea.phrase, field, chooser, text, seed).map(capitalise)
  const unused = chooser.shuffle(field.points).filter((point) => !lines.some((line) => line.includes(point)))
  while (cleanedLength(lines.join(' ')) < SHORTEST_SCRIPT && unused.length > 0) lines.splice(-1, 0, unused.pop()!)
  return lines.join(' ')
}

/** In cleaned characters; about half a minute. */
const SHORTEST_SCRIPT = 320

type Composer = (phrase: string, field: Field, chooser: Chooser, text: string, seed: number) => string[]

const explain: Composer = (_phrase, field, chooser) => {
  const [first, second, third] = chooser.shuffle(field.points)
  return [
    chooser.pick(field.scenes),
    chooser.pick(['Start here.', 'First things first.', 'Begin with the obvious.']),
    first!,
    chooser.pick(['Now look closer.', 'Now lean in.', 'Then it gets interesting.']),
    second!,
    chooser.pick(['And there is one more thing.', 'And here is the part few people notice.', 'But wait, there is more to see.']),
    third!,
  ]
}

const COMPOSERS: Record<Idea['kind'], Composer> = {
  question: (phrase, ...rest) => [`${phrase}?`, ...explain(phrase, ...rest), ...closeQuestion(rest[1])],
  wonder: (phrase, ...rest) => [
    rest[1].pick([`Have you ever wondered ${phrase}?`, `Do you know ${phrase}?`, `Ask a friend ${phrase}, and watch them think.`]),
    ...explain(phrase, ...rest),
    rest[1].pick([
      `Next time someone asks you ${phrase}, you'll have a story to tell.`,
      `So the next time you wonder ${phrase}, remember this moment.`,
      `That is where the answer begins, and why it's worth asking ${phrase}.`,
    ]),
  ],
  topic: (phrase, ...rest) => [
    rest[1].pick([
      `Let's talk about ${phrase}.`,
      `You have heard of ${phrase}. But have you ever really looked?`,
      `Give ${phrase} one minute of your time.`,
    ]),
    ...explain(phrase, ...rest),
    rest[1].pick([
      `Look again at ${phrase}. It won't be quite the same.`,
      `And that is only the beginning of ${phrase}.`,
      `Remember this, the next time you think of ${phrase}.`,
    ]),
  ],
  statement: (phrase, field, chooser, text, seed) => [
    polishScript(text.trim(), seed).replace(/(?<![.!?…]["'”’]?)$/u, '.'),
    ...explain(phrase, field, chooser, text, seed),
    chooser.pick([
      'Hold on to that thought, and take it with you.',
      'That is the whole story, and it starts again tomorrow.',
      'Small moments like this one are worth keeping.',
    ]),
  ],
  guide: (phrase, field, chooser) => [
    chooser.pick([`Want to know ${phrase}?`, `Here is ${phrase}, one step at a time.`, `Ready to find out ${phrase}?`]),
    chooser.pick(field.scenes),
    chooser.pick(['First, gather what you need and clear some space.', 'First, decide what a good result would look like.']),
    chooser.pick(['Then start small, with the simplest version that could work.', 'Then take the first step, even if it feels too easy.']),
    chooser.pick(field.points),
    chooser.pick(['Go slowly, because rushing is how mistakes get in.', 'Watch closely, and let small changes tell you what to do next.']),
    chooser.pick(['Try it again tomorrow, a little better.', 'Show somebody what you made, and ask what they see.']),
    chooser.pick([`And that is ${phrase}. Now it's your turn.`, `That is all you need to know about ${phrase}. Go and try it.`]),
  ],
  list: (phrase, field, chooser) => {
    const count = Math.min(countOf(phrase), ORDINALS.length)
    const points = chooser.shuffle(field.points).slice(0, count)
    return [
      count === countOf(phrase) ? chooser.pick([`Here are ${phrase}.`, `Let's look at ${phrase}.`]) : `This is where ${phrase} begin.`,
      chooser.pick(field.scenes),
      ...points.map((point, index) => `${ORDINALS[index]!}: ${point.charAt(0).toLowerCase()}${point.slice(1)}`),
      chooser.pick(['Pick one, start today and keep it small.', 'Save the one you like best and try it today.']),
      chooser.pick(['The rest will follow.', 'You will notice the difference sooner than you think.']),
    ]
  },
  day: (phrase, field, chooser) => [
    `This is ${phrase}.`,
    chooser.pick(['The alarm rings before the sun is up.', 'The street is still dark when the day begins.']),
    chooser.pick(field.scenes),
    chooser.pick(['By mid-morning there is no time to sit down.', 'By nine, every pair of hands is needed.']),
    chooser.pick(field.points),
    chooser.pick(['Lunch is short, and best eaten standing.', 'At noon there is one quiet minute and a sip of water.']),
    chooser.pick([
      'In the afternoon something goes wrong, and somebody laughs about it.',
      'The afternoon brings one surprise. It always does.',
    ]),
    chooser.pick([
      'Evening light falls through the window, and the pace slows down.',
      'Then the sun goes down, and the tools go back to their places.',
    ]),
    chooser.pick(['The lights go out. Tomorrow is already waiting.', 'One last look around, and the door closes until tomorrow.']),
  ],
  story: (phrase, field, chooser) => [
    / who | that /.test(` ${phrase} `) ? `This is the story of ${phrase}.` : `One day, ${phrase}.`,
    chooser.pick([
      'Every morning used to look the same, until this one.',
      'It began on an ordinary day, with an idea that would not go away.',
      'Nobody saw it coming.',
    ]),
    chooser.pick(field.scenes),
    chooser.pick([
      'The neighbours shook their heads. Our hero took a deep breath.',
      'Everyone said it could not be done. That only made it more tempting.',
    ]),
    chooser.pick(['The first try went wrong. So did the second.', 'There was noise, there was dust, and nothing worked.']),
    chooser.pick(['Then, late one night, a small light went on.', 'Then came help, from the last place anyone would have looked.']),
    chooser.pick(['Step by step, the impossible began to look easy.', 'By sunrise, everything had changed.']),
    chooser.pick(['In the morning, the whole town came out to see.', 'Even the loudest doubters stood there and clapped.']),
    chooser.pick([
      'And somewhere, the next big idea is already waking up.',
      'And if you ever doubt yourself, remember this story.',
      'It turns out that brave hearts come in every size.',
    ]),
  ],
}

const ORDINALS = ['Number one', 'Number two', 'Number three', 'Number four', 'Number five', 'Number six']
const COUNT_WORDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

function countOf(phrase: string): number {
  const digits = /\d+/.exec(phrase)?.[0]
  return digits === undefined ? COUNT_WORDS.findIndex((word) => new RegExp(`\\b${word}\\b`, 'i').test(phrase)) + 1 : Number(digits)
}

function closeQuestion(chooser: Chooser): string[] {
  return [
    chooser.pick([
      'The answer was there all along, for anyone who looked.',
      'Good questions never really end. They open doors.',
      'Now you have a story to tell when somebody asks.',
    ]),
  ]
}
