import type { OptionalRecogniser, OptionalVoice } from './catalogue.ts'
import { installedEngines, type Installed } from './installed.ts'

/**
 * Selects an installed voice; undefined: use a built-in voice. English: only a voice selected by name. Other languages: the selected voice,
 * else a voice of the selected voice's gender, else (`gender` undefined: no selection) the first. The key of a built-in voice of the
 * language (`de-male`) selects no installed voice.
 */
export function chooseVoice(
  key: string | undefined,
  language: string,
  gender: 'female' | 'male' | undefined,
): Installed<OptionalVoice> | undefined {
  const voices = installedEngines()
    .filter((engine) => engine.kind === 'voice')
    .filter((voice) => voice.languages.includes(language))
  const selected = voices.find((voice) => voice.name === key)
  if (selected !== undefined || language === 'en' || key === `${language}-female` || key === `${language}-male`) return selected
  return voices.find((voice) => gender === undefined || voice.gender === gender)
}

/** The installed recogniser with the fewest languages that supports `language`; for an undefined language the one with the most. */
export function chooseRecogniser(language: string | undefined): Installed<OptionalRecogniser> | undefined {
  const recognisers = installedEngines()
    .filter((engine) => engine.kind === 'recogniser')
    .sort((a, b) => languageCount(a) - languageCount(b))
  if (language === undefined) return recognisers.at(-1)
  return recognisers.find(({ languages }) => languages.includes('*') || languages.includes(language))
}

const languageCount = ({ languages }: OptionalRecogniser) => (languages.includes('*') ? Infinity : languages.length)
