import { startReplicateStandin } from '../../../../../../tests/standins/replicate/start-replicate-standin.ts'
import { KEY } from '../testing.ts'
import {
  type FilmPlan,
  acceptedTwice,
  answerLost,
  gateway,
  jobFailed,
  keyRevoked,
  media,
  noCredit,
  notFoundAtFirst,
  queue,
  refused,
  resultExpired,
  scriptOf,
  slow,
  statusRegress,
  turnedAway,
  unknownStatus,
} from './film-plan.ts'

/** Its refusals have no code, and its answers no price. */
export const REPLICATE_FILM: FilmPlan = {
  provider: 'Replicate',
  async start() {
    const replicate = await startReplicateStandin({ apiKey: KEY })
    const connection = { provider: 'replicate', name: 'REPLICATE_API_TOKEN', kinds: ['image', 'clip'], model: null } as const
    return { ...replicate, connection: { ...connection, baseUrl: replicate.baseUrl, apiKey: KEY } }
  },
  runs: [
    {
      script: scriptOf(7),
      input: {
        background_music: '',
        advanced_settings: {
          image_model_config: { model: 'fluxdev' },
          video_model_config: { model: 'veo3_fast', parameters: { resolution: '720p', duration: 8 } },
        },
      },
      calls: [
        // Pictures.
        [...turnedAway, ['free', refused('words')], ['unsure', jobFailed], ['kept', queue, slow, notFoundAtFirst]],
        [
          ['unsure', gateway('submit', 500)],
          ['kept', gateway('status', 500, 2), gateway('result', 502), unknownStatus],
        ],
        [
          ['lost', resultExpired],
          ['kept', gateway('status', 502), gateway('result', 503), statusRegress, media('wrong_size')],
        ],
        [
          ['lost', media('truncated')],
          ['kept', answerLost, gateway('status', 503), gateway('result', 500), acceptedTwice],
        ],
        [
          ['free', refused('words')],
          ['free', refused('words')],
        ],
        [['free', noCredit]],
        [['free', keyRevoked]],
        // Clips of the first four.
        [['kept', queue]],
        [
          ['lost', media('html')],
          ['kept', media('wrong_fps')],
        ],
        [['kept', media('mute')]],
        [['kept', media('wrong_duration')]],
      ],
      refusals: [
        /^FLUX\.1 Dev would not make the picture of “.+”\. Change its words and try again: nothing was charged\.$/u,
        /^FLUX\.1 Dev could not make the picture of “.+”: its account has no credit left\. Try again or use the built-in painter: nothing was charged\.$/u,
        /^FLUX\.1 Dev could not make the picture of “.+”: its key is not accepted\. Try again or use the built-in painter: nothing was charged\.$/u,
      ],
    },
  ],
}
