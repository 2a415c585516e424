import { DEFAULT_FPS } from '@fablecut/domain/story/category'
import type { MediaRequest } from '../requests/media-request.ts'
import type { CatalogueRow } from './catalogue-row.ts'
import { secondsOf } from './clip-seconds.ts'

/** What a request costs by the row's price, in US dollars. `audioSeconds`: length of its sound, which sets that of a talking person. */
export function requestCost(row: CatalogueRow, request: MediaRequest, audioSeconds = 0): number {
  const { usd, perCall } = row.cost.when.find((price) => isFor(price, request)) ?? row.cost
  return perCall + usd * Math.max(row.cost.least, unitsOf(row, request, audioSeconds))
}

/** Seconds that are charged for one second: more than one where frames count. Videos are sent with the frame rate of films. */
export const chargedSeconds = ({ framesPerSecond }: CatalogueRow['cost']): number =>
  framesPerSecond === undefined ? 1 : DEFAULT_FPS / framesPerSecond

type Choice = CatalogueRow['cost']['when'][number]

const isFor = ({ resolution, quality, hasSound }: Choice, request: MediaRequest): boolean =>
  (resolution === undefined || resolution === request.resolution) &&
  (quality === undefined || quality === request.quality) &&
  (hasSound === undefined || hasSound === (request.hasSound ?? false))

const DEFAULT_SIZE = { width: 1280, height: 720 }
const DEFAULT_SECONDS = 5

/** Megapixels and minutes are rounded up, as providers do. */
function unitsOf({ cost, send }: CatalogueRow, request: MediaRequest, audioSeconds: number): number {
  const wanted = request.seconds ?? (audioSeconds || DEFAULT_SECONDS)
  const seconds = send.seconds ? secondsOf(send.seconds, wanted) : wanted
  const { width, height } = request.size ?? DEFAULT_SIZE
  switch (cost.unit) {
    case 'second':
      return seconds * chargedSeconds(cost)
    case 'minute':
      return Math.ceil(seconds / 60)
    case 'megapixel':
      return Math.ceil((width * height) / 1_000_000)
    case 'character':
      return request.prompt.length
    default:
      return 1
  }
}
