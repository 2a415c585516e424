import { startComfyUiStandin } from '../../../../../../tests/standins/comfyui/start-comfyui-standin.ts'
import {
  type FilmPlan,
  acceptedTwice,
  answerLost,
  gateway,
  jobFailed,
  keyRevoked,
  media,
  queue,
  resultExpired,
  scriptOf,
  slow,
  unknownStatus,
} from './film-plan.ts'

/** A server of one's own: it turns nobody away, forbids nothing and has no account. It knows the jobs whose answers were lost by the ids that they are given. */
export const COMFYUI_FILM: FilmPlan = {
  provider: 'ComfyUI',
  async start() {
    const comfyui = await startComfyUiStandin()
    const connection = { provider: 'comfyui', name: 'COMFYUI_URL', kinds: ['image', 'clip', 'music'], apiKey: null, model: null } as const
    return { ...comfyui, connection: { ...connection, baseUrl: comfyui.origin } }
  },
  runs: [
    {
      script: scriptOf(4),
      input: {},
      calls: [
        // Music.
        [
          ['free', gateway('submit', 408)],
          ['free', gateway('submit', 500)],
          ['free', gateway('submit', 502)],
          ['free', gateway('submit', 503)],
          ['kept', queue, slow],
        ],
        // Pictures.
        [
          ['free', jobFailed],
          ['lost', media('truncated')],
          ['kept', answerLost, unknownStatus],
        ],
        [
          ['lost', media('html')],
          ['kept', gateway('status', 500, 2), gateway('result', 502), media('not_json')],
        ],
        [
          ['lost', media('empty')],
          ['kept', acceptedTwice, gateway('result', 500), media('wrong_size')],
        ],
        [['free', keyRevoked]],
        // Clips of the first three.
        [['kept', gateway('status', 502), gateway('result', 503), media('wrong_fps')]],
        [['kept', gateway('status', 503), media('wrong_duration')]],
        [
          ['lost', resultExpired],
          ['kept', media('wrong_codec')],
        ],
      ],
      refusals: [
        /^.+ could not make the picture of “.+”: its key is not accepted\. Try again or use the built-in painter: nothing was charged\.$/u,
      ],
    },
  ],
}
