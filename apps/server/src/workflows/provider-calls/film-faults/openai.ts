import { startOpenAiStandin } from '../../../../../../tests/standins/openai/start-openai-standin.ts'
import { startFalStandin } from '../../../../../../tests/standins/fal/start-fal-standin.ts'
import { KEY, falConnection, openAiConnection } from '../testing.ts'
import {
  type FilmPlan,
  acceptedTwice,
  answerLost,
  gateway,
  keyRevoked,
  media,
  noCredit,
  noPrice,
  refused,
  resultExpired,
  scriptOf,
  slow,
  turnedAway,
} from './film-plan.ts'

/** It answers at once and keeps no jobs: nothing can be asked for, and a lost answer stays lost. */
export const OPENAI_FILM: FilmPlan = {
  provider: 'OpenAI',
  async start() {
    const [openai, fal] = await Promise.all([startOpenAiStandin({ apiKey: KEY }), startFalStandin({ apiKey: KEY })])
    return {
      ...openai,
      connection: openAiConnection(openai, ['image', 'speech']),
      others: [falConnection(fal, ['clip'])],
      close: async () => void (await Promise.all([openai.close(), fal.close()])),
    }
  },
  runs: [
    {
      script: scriptOf(5),
      input: { background_music: '', advanced_settings: { image_model_config: { model: 'gpt' } } },
      calls: [
        // Voices.
        [...turnedAway, ['unsure', gateway('submit', 500)], ['kept', slow]],
        [
          ['free', refused('code')],
          ['unsure', gateway('submit', 502)],
          ['kept', media('wrong_duration')],
        ],
        [
          ['lost', answerLost],
          ['kept', acceptedTwice],
        ],
        [['lost', media('html')], ['kept']],
        [['lost', media('empty')], ['kept']],
        // Pictures.
        [
          ['lost', media('not_json')],
          ['free', refused('words')],
          ['kept', media('wrong_size')],
        ],
        [
          ['lost', media('truncated')],
          ['kept', noPrice],
        ],
        [
          ['unsure', gateway('submit', 408)],
          ['free', refused('code')],
          ['free', refused('words')],
        ],
        [
          ['unsure', gateway('submit', 503)],
          ['free', noCredit],
        ],
        [
          ['lost', resultExpired],
          ['free', keyRevoked],
        ],
      ],
      refusals: [
        /^.+ would not make the picture of “.+”\. Change its words and try again: nothing was charged\.$/u,
        /^.+ could not make the picture of “.+”: its account has no credit left\. Try again or use the built-in painter: nothing was charged\.$/u,
        /^.+ could not make the picture of “.+”: its key is not accepted\. Try again or use the built-in painter: nothing was charged\.$/u,
      ],
    },
  ],
}
