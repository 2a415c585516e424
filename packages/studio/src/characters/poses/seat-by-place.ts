import type { PlaceName } from '../../scene/scene.ts'
import type { Seat } from './seats.ts'

/** Seat of sitting figures by place. Default: stone. */
export const SEAT_BY_PLACE: Partial<Record<PlaceName, Seat>> = {
  ...seatsOf('chair', [
    'room',
    'kitchen',
    'office',
    'school',
    'lab',
    'cafe',
    'library',
    'bedroom',
    'hospital',
    'castle',
    'stage',
    'courtroom',
    'restaurant',
    'workshop',
    'airport',
    'hallway',
    'church',
    'garage',
    'shop',
    'cellar',
    'attic',
    'cottage',
    'great-hall',
  ]),
  ...seatsOf('bench', [
    'village',
    'city',
    'street',
    'market',
    'garden',
    'station',
    'rooftop',
    'future-city',
    'old-town',
    'subway',
    'street-old',
    'japan-street',
    'stadium',
    'harbor',
    'prison',
  ]),
  ...seatsOf('coach', ['train', 'bus', 'plane']),
  ...seatsOf('car-seat', ['car']),
  ...seatsOf('log', ['forest', 'field', 'river', 'jungle', 'mountain']),
}

function seatsOf(rest: Seat, places: readonly PlaceName[]): Partial<Record<PlaceName, Seat>> {
  return Object.fromEntries(places.map((place) => [place, rest]))
}
