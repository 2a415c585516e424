/**
 * What is known of a set. `indoor`: one is inside of it; `home`: a room of a home; `hall`: larger than a room; `public`: anybody may come in; `vehicle`: it moves; `town`: out of doors among
 * houses; `land`: open country; `water`: on or at it; `deep`: under water; `cold`: in eternal ice; `leafy`: plants grow there; `furnished`: furnished as today;
 * `new`: there was none before 1920.
 */
type Kind = 'indoor' | 'home' | 'hall' | 'public' | 'vehicle' | 'town' | 'land' | 'water' | 'deep' | 'cold' | 'leafy' | 'furnished' | 'new'

/** All sets of the painter, by their ids. */
const ROWS = `
room: indoor home furnished
kitchen: indoor home furnished
bedroom: indoor home furnished
bathroom: indoor home furnished
attic: indoor home
cottage: indoor home
great-hall: indoor hall
hallway: indoor home
cellar: indoor home
closet: indoor home
garage: indoor home new
japan-room: indoor home
workshop: indoor furnished
office: indoor public
school: indoor public
hospital: indoor public
lab: indoor public new
courtroom: indoor public
prison: indoor hall furnished
library: indoor public
cafe: indoor public
restaurant: indoor public new
supermarket: indoor hall public new
shop: indoor public new
gym: indoor public new
swimming-pool: indoor hall public new
factory: indoor hall public new
stage: indoor hall public
church: indoor public
airport: indoor hall public new
station: indoor hall public new
subway: indoor hall public vehicle new
train: indoor vehicle
plane: indoor vehicle new
car: indoor vehicle new
bus: indoor vehicle new
city: town public
street: town public
street-old: town public
old-town: town public
japan-street: town public
village: town public leafy
market: town public
harbor: town public water
harbor-old: town public water
rooftop: town
parking-lot: town public new
stadium: town public new
future-city: town new
cemetery: town public leafy
garden: town leafy
castle: leafy
ruins: leafy
battlefield: land
forest: land leafy
jungle: land leafy
mountain: land leafy
summit: land
desert: land leafy
field: land leafy
meadow: land leafy
savanna: land leafy
plain: land
river: land water leafy
hot-spring: land water leafy
beach: land water leafy
sea: land water leafy
ship-deck: water
arctic: land water cold
under-ice: deep cold
underwater: deep
space: new
cave:
abstract:
`

const KINDS = new Map(
  ROWS.trim()
    .split('\n')
    .map((row) => {
      const [place, kinds] = row.split(':')
      return [place!, new Set(kinds!.trim().split(' ') as Kind[])] as const
    }),
)

const isOf =
  (kind: Kind) =>
  (place: string | undefined): boolean =>
    place !== undefined && KINDS.get(place)?.has(kind) === true

export const isIndoors = isOf('indoor')
export const isRoomOfHome = isOf('home')
/** True for what has a door to look through. */
export const isRoom = (place: string | undefined): boolean => isIndoors(place) && !isVehicle(place) && !isOf('hall')(place)
export const isPublic = isOf('public')
export const isVehicle = isOf('vehicle')
export const isOfTown = isOf('town')
export const isOpenLand = isOf('land')
export const isAtWater = isOf('water')
export const isUnderWater = isOf('deep')
export const isLeafy = isOf('leafy')

/** True for what is under the open sky, among houses or in the country. */
export const isOutdoors = (place: string | undefined): boolean => isOfTown(place) || isOpenLand(place) || isLeafy(place) || isAtWater(place)
/** True where nothing sails, flies or runs on rails: streets away from the water, and rooms. */
export const isWithoutTraffic = (place: string | undefined): boolean => (isOfTown(place) && !isAtWater(place)) || isRoom(place)

/** True for the land and the water, where nobody has built anything. */
export const isNature = (place: string | undefined): boolean => isOpenLand(place) || isUnderWater(place)

/** Ids of all places that are furnished as today. */
export const PLACES_WITH_MODERN_FURNITURE: readonly string[] = [...KINDS.keys()].filter(isOf('furnished'))
/** Ids of all places of which there were none before 1920. */
export const ONLY_TODAY: readonly string[] = [...KINDS.keys()].filter(isOf('new'))
