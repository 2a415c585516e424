import { API_KEY, startElevenLabsStandin } from '../../../../../../tests/standins/elevenlabs/start-elevenlabs-standin.ts'
import { startFalStandin } from '../../../../../../tests/standins/fal/start-fal-standin.ts'
import { KEY, falConnection } from '../testing.ts'
import {
  type FilmPlan,
  type PlannedCall,
  acceptedTwice,
  answerLost,
  gateway,
  keyRevoked,
  media,
  noCredit,
  refused,
  resultExpired,
  scriptOf,
  slow,
  turnedAway,
} from './film-plan.ts'

/** Voices and music are answered at once. Voices of which the answer was lost are in the account's history. A film without its voice is none. */
export const ELEVENLABS_FILM: FilmPlan = {
  provider: 'ElevenLabs',
  async start() {
    const [eleven, fal] = await Promise.all([startElevenLabsStandin(), startFalStandin({ apiKey: KEY })])
    const connection = { provider: 'elevenlabs', name: 'ELEVENLABS_API_KEY', kinds: ['speech', 'music'], model: null } as const
    return {
      ...eleven,
      connection: { ...connection, baseUrl: eleven.origin, apiKey: API_KEY },
      others: [falConnection(fal)],
      close: async () => void (await Promise.all([eleven.close(), fal.close()])),
    }
  },
  runs: [
    {
      script: scriptOf(5),
      calls: [
        // Voices.
        [...turnedAway, ['free', refused('words')], ['unsure', gateway('submit', 500)], ['kept', slow]],
        [['kept', answerLost, gateway('status', 500), gateway('result', 502)]],
        [
          ['lost', media('truncated')],
          ['kept', acceptedTwice],
        ],
        [
          ['lost', media('html')],
          ['kept', media('not_json'), gateway('status', 503)],
        ],
        [
          ['lost', answerLost, resultExpired],
          ['kept', media('empty')],
        ],
        // Music.
        [['free', refused('code')], ['unsure', gateway('submit', 503)], ['kept']],
      ],
    },
    unspoken(
      [
        ['free', refused('code')],
        ['free', refused('words')],
      ],
      /would not make the voice of .+ nothing was charged/u,
    ),
    unspoken(
      [['free', noCredit]],
      /could not make the voice of “.+”: its account has no credit left\. Try again or use the built-in narrator: nothing was charged/u,
    ),
    unspoken(
      [['free', keyRevoked]],
      /could not make the voice of “.+”: its key is not accepted\. Try again or use the built-in narrator: nothing was charged/u,
    ),
  ],
}

/** A film of one shot that ends without its voice. */
function unspoken(call: PlannedCall, failure: RegExp): FilmPlan['runs'][number] {
  return { script: scriptOf(1), input: { background_music: '' }, calls: [call], failure }
}
