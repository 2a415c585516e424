import type { OptionalRecogniser, OptionalVoice } from './catalogue.ts'
import { installedEngines, type Installed } from './installed.ts'

/**
 * The installed voice that should speak. English: only one that was picked by its name, our own voices have theirs. Other languages: the
 * picked one, else one of the picked voice's gender, else (nobody picked) the first. A story that was begun in our own voice of a
 * language (`de-male`) goes on in it. `gender` undefined: nobody picked.
 */
export function chooseVoice(
  key: string | undefined,
  language: string,
  gender: 'female' | 'male' | undefined,
): Installed<OptionalVoice> | undefined {
  const voices = installedEngines()
    .filter((engine) => engine.kind === 'voice')
    .filter((voice) => voice.languages.includes(language))
  const named = voices.find((voice) => voice.name === key)
  if (named !== undefined || language === 'en' || key === `${language}-female` || key === `${language}-male`) return named
  return voices.find((voice) => gender === undefined || voice.gender === gender)
}

/** The installed recogniser for a language: the one made for the fewest languages that has it. Language unknown: the one with the most. */
export function chooseRecogniser(language: string | undefined): Installed<OptionalRecogniser> | undefined {
  const recognisers = installedEngines()
    .filter((engine) => engine.kind === 'recogniser')
    .sort((a, b) => breadth(a) - breadth(b))
  if (language === undefined) return recognisers.at(-1)
  return recognisers.find(({ languages }) => languages.includes('*') || languages.includes(language))
}

const breadth = ({ languages }: OptionalRecogniser) => (languages.includes('*') ? Infinity : languages.length)
