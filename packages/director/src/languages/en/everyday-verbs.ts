import { tableRows } from './table-rows.ts'

const OF_MONEY =
  'money dollar dollars euro euros pound pounds cent cents penny cash salary paycheck wage wages income savings fortune half percent something'
const OF_TIME =
  'time hour hours minute minutes day days evening evenings weekend weekends week weeks month months year years decade decades life'

/** `drawing > verbs > nouns of objects`, `-` for none: what people do every day, and the thing by which it is recognized. */
const ROWS = `
piggy bank > save > - ${OF_MONEY}
shopping bag > spend > ${OF_MONEY}
hourglass > spend waste > ${OF_TIME}
calendar > wait > day week month year monday friday weekend tomorrow payday
hourglass > wait > - time hour hours minute minutes moment
shopping bag > shop > -
shopping bag > buy > - thing things stuff something it clothes
banknote > earn pay owe > - ${OF_MONEY} bill bills debt debts
coin > invest > - ${OF_MONEY}
bed > sleep oversleep > - ${OF_TIME}
alarm clock > wake > -
smartphone > scroll text swipe > - feed
briefcase > work > - ${OF_TIME}
book > study read > - ${OF_TIME}
dumbbell > exercise > - ${OF_TIME}
laptop > google type email > -
train > commute > -
suitcase > travel > - world
dice > gamble > - ${OF_MONEY}
calendar > procrastinate > -
`

type Everyday = {
  readonly drawing: string
  readonly verbs: ReadonlySet<string>
  readonly objects: ReadonlySet<string>
  readonly isAlone: boolean
}

const EVERYDAY: readonly Everyday[] = tableRows<readonly [string, string, string]>(ROWS).map(([drawing, verbs, objects]) => {
  const nouns = new Set(objects.split(' '))
  return { drawing, verbs: new Set(verbs.split(' ')), objects: nouns, isAlone: nouns.has('-') }
})

/** By what something that people do is recognized; undefined where that is not certain. `objects`: the nouns that it is done to, for or until, if there are any. */
export const thingOfVerb = (verb: string, objects: readonly string[]): string | undefined =>
  EVERYDAY.find((one) => one.verbs.has(verb) && (objects.length === 0 ? one.isAlone : objects.some((noun) => one.objects.has(noun))))
    ?.drawing
