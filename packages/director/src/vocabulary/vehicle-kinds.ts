import { artOf } from './art-of.ts'

/** What a vehicle moves on or in. */
export type VehicleKind = 'rail' | 'road' | 'water' | 'air' | 'space'

const ROWS: Readonly<Record<VehicleKind, string>> = {
  rail: 'train locomotive bullet-train tram yellow-tram mine-cart',
  road: `car automobile racing-car taxi bus school-bus double-decker-bus minibus delivery-truck dump-truck pickup-truck food-truck ice-cream-van snowplow
    tractor ambulance fire-engine police-car motorcycle motor-scooter bicycle kick-scooter limousine safari-jeep camper-van trolleybus tank cart horse-carriage
    covered-wagon`,
  water: `ship sailing-ship tall-ship pirate-ship viking-ship sailboat motor-boat speedboat boat canoe raft tugboat steamboat lifeboat battleship
    aircraft-carrier ocean-liner houseboat submarine`,
  air: 'airplane small-airplane biplane helicopter airship',
  space: 'rocket satellite space-shuttle space-station space-capsule lunar-lander space-telescope',
}
const KINDS: ReadonlyMap<string, VehicleKind> = new Map(
  (Object.entries(ROWS) as [VehicleKind, string][]).flatMap(([kind, arts]) => arts.split(/\s+/u).map((art) => [art, kind] as const)),
)

/** The kind of a vehicle by its drawing; undefined for what is none. */
export const vehicleKindOfArt = (art: string): VehicleKind | undefined => KINDS.get(art)
/** The kind of a vehicle by the name of its drawing; undefined for what is none. */
export const vehicleKindOf = (what: string): VehicleKind | undefined => vehicleKindOfArt(artOf(what) ?? '')
