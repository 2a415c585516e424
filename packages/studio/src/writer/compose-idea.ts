import { cleanedLength } from '@fablecut/domain/story/inputs/script'
import type { IdeaDetails } from '@fablecut/domain/story/inputs/idea'
import { parseIdea } from './parse-idea.ts'
import type { Idea } from './parse-idea.ts'
import { capitalise, speakableSentence } from './sentences.ts'
import { seededChooser } from './seeded-choice.ts'
import type { Chooser } from './seeded-choice.ts'

/**
 * Composes a script about an English idea. All statements about the topic come from the idea and its details; the rest is narration that
 * fits any topic. Deterministic.
 */
export function composeIdea(text: string, details: IdeaDetails, seed: number): string {
  const idea = parseIdea(text)
  const chooser = seededChooser(seed)
  const frame = FRAMES[idea.kind](idea.phrase, chooser, text)
  const facts = (details.facts ?? []).map(speakableSentence)
  const audienceSentences = details.audience === undefined ? [] : [`This one is for ${details.audience.replace(/[\s.!?…,;:]+$/u, '')}.`]
  const ending = details.ending === undefined ? frame.closing : [speakableSentence(details.ending)]
  const middle = facts.length === 0 ? frame.questions : facts
  const script = [...frame.opening, ...audienceSentences, ...middle, ...ending].map(capitalise)
  const unusedQuestions = frame.questions.filter((line) => !script.includes(line)).map(capitalise)
  while (cleanedLength(script.join(' ')) < MIN_SCRIPT_CHARACTERS && unusedQuestions.length > 0)
    script.splice(-ending.length, 0, unusedQuestions.shift()!)
  return script.join(' ')
}

/** Minimum length in cleaned characters; about 15 seconds. */
const MIN_SCRIPT_CHARACTERS = 170

/** `questions` are used if no facts are given. */
type Frame = { readonly opening: readonly string[]; readonly questions: readonly string[]; readonly closing: readonly string[] }
type FrameWriter = (phrase: string, chooser: Chooser, text: string) => Frame

const VISUALIZE = ['Close your eyes for a moment, and picture it.', 'Picture it, slowly, from far away and then from close up.']
const QUESTIONS_OF_DETAIL = ['What do you see first? And what do you hear?', 'What stands in front of you? What moves, and what is still?']
const COME_CLOSER = ['Now come one step closer.', 'Now take your time, and look again.']

const questionFrame = (question: string, chooser: Chooser, opening: string): Frame => ({
  opening: [opening],
  questions: [
    chooser.pick(['Take a moment before you answer.', 'Do not answer too fast.']),
    chooser.pick([
      'What have you seen yourself? And what have you only been told?',
      'What do you know for sure? And what is only a guess?',
    ]),
    chooser.pick(['Say your best guess out loud.', 'Keep your best guess in mind.']),
    chooser.pick(['Now look at it from the other side.', 'Now imagine asking a child.']),
  ],
  closing: [
    chooser.pick([`Ask somebody you know ${question}`, `Tonight, ask a friend ${question}`]),
    chooser.pick(['Then lean back, and listen to the answer.', 'And see where the answer takes you.']),
  ],
})

const FRAMES: Record<Idea['kind'], FrameWriter> = {
  question: (phrase, chooser) => questionFrame(`this: ${phrase}?`, chooser, `${phrase}?`),
  wonder: (phrase, chooser) =>
    questionFrame(
      `${phrase}.`,
      chooser,
      chooser.pick([`Have you ever wondered ${phrase}?`, `Do you know ${phrase}?`, `Let's ask ${phrase}.`]),
    ),
  topic: (phrase, chooser) => ({
    opening: [chooser.pick([`Let's talk about ${phrase}.`, `This is a film about ${phrase}.`, `Give ${phrase} one minute of your time.`])],
    questions: [
      chooser.pick(VISUALIZE),
      chooser.pick(QUESTIONS_OF_DETAIL),
      chooser.pick(COME_CLOSER),
      chooser.pick(['If you could ask one question, what would it be?', 'What would you like to know?']),
    ],
    closing: [
      chooser.pick([`That was a first look at ${phrase}.`, `And this is where we leave ${phrase}, for today.`]),
      chooser.pick(['The rest is yours to find out.', 'Now it is your turn to look closer.']),
    ],
  }),
  statement: (phrase, chooser, text) => ({
    opening: [speakableSentence(text.trim())],
    questions: [
      chooser.pick(['Stay with that for a moment.', 'Let it sink in.']),
      chooser.pick(VISUALIZE),
      chooser.pick(QUESTIONS_OF_DETAIL),
      chooser.pick(['How does it feel?', 'What does it remind you of?']),
    ],
    closing: [
      chooser.pick(['Hold on to that thought, and take it with you.', 'And that is all that needs to be said.']),
      ...(text.length < SHORT_STATEMENT && !/[.!?…]\s/u.test(text.trim()) ? [`Once more: ${phrase}.`] : []),
    ],
  }),
  guide: (phrase, chooser) => ({
    opening: [chooser.pick([`Do you want to know ${phrase}?`, `Let's find out ${phrase}.`])],
    questions: [
      'Picture yourself doing it.',
      chooser.pick(['What do you need in front of you?', 'What do you have to have at hand?']),
      'What comes first? And what comes after that?',
      chooser.pick(['How will you know that it worked?', 'And how will you know when to stop?']),
    ],
    closing: [chooser.pick(['Answer these, step by step, and you have a plan.', 'Take it one step at a time.']), 'Now it is your turn.'],
  }),
  list: (phrase, chooser) => ({
    opening: [chooser.pick([`Let's talk about ${phrase}.`, `Today's topic: ${phrase}.`])],
    questions: [
      chooser.pick(['Before we begin, make a list of your own.', 'Take a pen, and write down your own first.']),
      'What would you put at number one?',
      'And what comes right after it?',
      chooser.pick(['Which one would your best friend choose?', 'Which one would surprise your friends?']),
    ],
    closing: [chooser.pick(['Pick one of them, and start today.', 'Keep the one you like best.']), 'Then tell somebody what you chose.'],
  }),
  day: (phrase, chooser) => ({
    opening: [chooser.pick([`This is ${phrase}.`, `Come along for ${phrase}.`])],
    questions: [
      chooser.pick(['First comes the morning. What is the first thing to do?', 'It begins with the morning. What has to be done first?']),
      'Then it is noon. Who is there, and what do they talk about?',
      'Then the afternoon. What takes longer than it should?',
      chooser.pick(['Then the evening comes, and there is time to look back.', 'And then it is evening.']),
    ],
    closing: [chooser.pick([`That was ${phrase}.`, `And that is the end of ${phrase}.`]), 'Tomorrow, another one begins.'],
  }),
  story: (phrase, chooser) => ({
    opening: [/ who | that /.test(` ${phrase} `) ? `This is the story of ${phrase}.` : `One day, ${phrase}.`],
    questions: [
      chooser.pick(['Every story begins somewhere, and this one begins here.', 'Look closely, for this is how it begins.']),
      chooser.pick(['First, there is only an idea.', 'First, there is only a wish.']),
      chooser.pick(['Then comes a first step. And then another.', 'Then comes the moment to begin.']),
      'What would you do now? Go on, or turn back?',
      chooser.pick(['The story goes on.', 'There is no way back now.']),
    ],
    closing: [
      chooser.pick(['How does it end? That is for you to imagine.', 'And what happens next is up to you.']),
      chooser.pick(['Every end is the beginning of another story.', 'But that is a story for another day.']),
    ],
  }),
}

/** Maximum length in characters of a statement of a single sentence that is repeated at the end. */
const SHORT_STATEMENT = 45
