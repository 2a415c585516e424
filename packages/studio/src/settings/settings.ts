import { SUBMERGED, type PlaceName } from '../scene/scene.ts'
import { abstract } from './abstract.ts'
import { castle } from './castle.ts'
import { city } from './city.ts'
import { desert } from './desert.ts'
import { field } from './field.ts'
import { forest } from './forest.ts'
import { kitchen } from './indoors/kitchen.ts'
import { lab } from './indoors/lab.ts'
import { livingRoom } from './indoors/living-room.ts'
import { market } from './market.ts'
import { meadow } from './open-air/meadow.ts'
import { mountains } from './mountains.ts'
import { office } from './indoors/office.ts'
import { river } from './river.ts'
import { school } from './indoors/school.ts'
import { sea } from './sea.ts'
import { bathroom } from './indoors/bathroom.ts'
import { bedroom } from './indoors/bedroom.ts'
import { cafe } from './indoors/cafe.ts'
import { library } from './indoors/library.ts'
import { hospital } from './indoors/hospital.ts'
import { airport } from './indoors/airport.ts'
import { attic } from './indoors/attic.ts'
import { battlefield } from './open-air/battlefield.ts'
import { bus } from './indoors/bus.ts'
import { courtroom } from './indoors/courtroom.ts'
import { factory } from './indoors/factory.ts'
import { gym } from './sports/gym.ts'
import { harbor } from './open-air/harbor.ts'
import { prison } from './indoors/prison.ts'
import { restaurant } from './indoors/restaurant.ts'
import { subway } from './indoors/subway.ts'
import { supermarket } from './indoors/supermarket.ts'
import { swimmingPool } from './sports/swimming-pool.ts'
import { workshop } from './indoors/workshop.ts'
import { applyLighting } from './lighting.ts'
import { beach } from './beach.ts'
import { garden } from './garden.ts'
import { jungle } from './jungle.ts'
import { arctic } from './arctic.ts'
import { cave } from './cave.ts'
import { ruins } from './ruins.ts'
import { station } from './station.ts'
import { futureCity } from './future-city.ts'
import { oldTown } from './old-town.ts'
import { plain } from './plain.ts'
import { rooftop } from './rooftop.ts'
import type { Setting } from './setting.ts'
import { space } from './space.ts'
import { street } from './street.ts'
import { train } from './vehicles/train.ts'
import { underIce } from './polar/under-ice.ts'
import { summit } from './polar/summit.ts'
import { cottageRoom } from './historic/cottage-room.ts'
import { greatHall } from './historic/great-hall.ts'
import { harborOld } from './historic/harbor-old.ts'
import { shipDeck } from './historic/ship-deck.ts'
import { cellar } from './indoors/cellar.ts'
import { church } from './indoors/church.ts'
import { closet } from './indoors/closet.ts'
import { parkingLot } from './open-air/parking-lot.ts'
import { car } from './vehicles/car.ts'
import { hotSpring } from './open-air/hot-spring.ts'
import { stadium } from './open-air/stadium.ts'
import { garage } from './indoors/garage.ts'
import { savanna } from './open-air/savanna.ts'
import { cemetery } from './open-air/cemetery.ts'
import { plane } from './vehicles/plane.ts'
import { shop } from './indoors/shop.ts'
import { hallway } from './indoors/hallway.ts'
import { japanRoom } from './indoors/japan-room.ts'
import { japanStreet } from './open-air/japan-street.ts'
import { streetOld } from './open-air/street-old.ts'
import { theatre } from './indoors/theatre.ts'
import { underwater } from './underwater.ts'
import { village } from './village.ts'

const UNLIT_SETTINGS: Record<PlaceName, Setting> = {
  village,
  sea,
  forest,
  mountain: mountains,
  city,
  street,
  rooftop,
  room: livingRoom,
  kitchen,
  office,
  school,
  lab,
  desert,
  space,
  field,
  meadow,
  underwater,
  castle,
  stage: theatre,
  market,
  river,
  beach,
  garden,
  jungle,
  arctic,
  cave,
  ruins,
  'future-city': futureCity,
  'old-town': oldTown,
  cafe,
  library,
  bedroom,
  bathroom,
  hospital,
  station,
  airport,
  attic,
  battlefield,
  bus,
  courtroom,
  factory,
  gym,
  'swimming-pool': swimmingPool,
  harbor,
  prison,
  restaurant,
  subway,
  supermarket,
  workshop,
  'street-old': streetOld,
  'japan-street': japanStreet,
  'japan-room': japanRoom,
  train,
  'under-ice': underIce,
  hallway,
  cellar,
  church,
  closet,
  'parking-lot': parkingLot,
  car,
  'hot-spring': hotSpring,
  stadium,
  garage,
  savanna,
  plane,
  cemetery,
  shop,
  cottage: cottageRoom,
  'great-hall': greatHall,
  'ship-deck': shipDeck,
  'harbor-old': harborOld,
  summit,
  plain,
  abstract,
}

/** Settings without rain, snow and fog. */
const WEATHERLESS: ReadonlySet<string> = new Set<PlaceName>(['space', ...SUBMERGED, 'abstract', 'cave'])

/** All settings with lighting and weather applied. */
export const SETTINGS = Object.fromEntries(
  Object.entries(UNLIT_SETTINGS).map(([name, setting]) => [name, applyLighting(setting, WEATHERLESS.has(name))]),
) as Record<PlaceName, Setting>
