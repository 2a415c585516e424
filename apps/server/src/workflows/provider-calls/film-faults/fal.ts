import { startFalStandin } from '../../../../../../tests/standins/fal/start-fal-standin.ts'
import { KEY, falConnection } from '../testing.ts'
import {
  type FilmPlan,
  acceptedTwice,
  answerLost,
  gateway,
  jobFailed,
  keyRevoked,
  media,
  noCredit,
  noPrice,
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

export const FAL_FILM: FilmPlan = {
  provider: 'fal',
  async start() {
    const fal = await startFalStandin({ apiKey: KEY })
    return { ...fal, connection: falConnection(fal) }
  },
  runs: [
    {
      script: scriptOf(6),
      input: {
        background_music: '',
        advanced_settings: {
          image_model_config: { model: 'fluxdev' },
          video_model_config: { model: 'seedance-v1', parameters: { resolution: '720p', duration: 5 } },
        },
      },
      calls: [
        // Pictures.
        [...turnedAway, ['free', refused('code')], ['free', jobFailed], ['unsure', gateway('submit', 500)], ['kept', queue, slow]],
        [
          ['unsure', gateway('submit', 502)],
          ['free', refused('words')],
          ['kept', notFoundAtFirst, gateway('status', 500, 2), gateway('result', 502), unknownStatus, noPrice, media('wrong_size')],
        ],
        [
          ['lost', media('truncated')],
          ['kept', statusRegress, gateway('status', 502), gateway('result', 503)],
        ],
        [
          ['free', refused('code')],
          ['free', refused('words')],
        ],
        [['free', noCredit]],
        [['free', keyRevoked]],
        // Clips of the first three.
        [
          ['lost', media('html')],
          ['kept', answerLost, media('wrong_fps')],
        ],
        [
          ['unsure', gateway('submit', 503)],
          ['kept', gateway('status', 503), gateway('result', 500), media('wrong_duration')],
        ],
        [
          ['lost', resultExpired],
          ['kept', acceptedTwice, media('mute')],
        ],
      ],
      refusals: [
        /^FLUX\.1 Dev would not make the picture of “.+”\. Change its words and try again: nothing was charged\.$/u,
        /^FLUX\.1 Dev could not make the picture of “.+”: its account has no credit left\. Try again or use the built-in painter: nothing was charged\.$/u,
        /^FLUX\.1 Dev could not make the picture of “.+”: its key is not accepted\. Try again or use the built-in painter: nothing was charged\.$/u,
      ],
    },
  ],
}
