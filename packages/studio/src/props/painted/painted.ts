import { ANATOMY } from './anatomy.ts'
import { FURRY_ANIMALS } from './animals/furry-animals.ts'
import { FURTHER_BIRDS } from './animals/further-birds.ts'
import { SMALL_CREATURES } from './animals/small-creatures.ts'
import { BIOLOGY } from './biology.ts'
import { BLADES } from './blades.ts'
import { CARE } from './body/care.ts'
import { BODY_PARTS } from './body/parts.ts'
import { CLINIC } from './body/clinic.ts'
import { CUTAWAYS } from './body/cutaways.ts'
import { HANDS_AND_HOOVES } from './body/hands-and-hooves.ts'
import { HEALTH } from './body/health.ts'
import { BASINS_AND_BOARDS } from './home/basins-and-boards.ts'
import { FIELD_AND_STREAM } from './nature/field-and-stream.ts'
import { CARPETS_AND_DOORS } from './home/carpets-and-doors.ts'
import { CARRIED_THINGS } from './daily/carried-things.ts'
import { COINS_AND_NOTES } from './money/coins-and-notes.ts'
import { FLAGS_AND_SIGNS } from './culture/flags-and-signs.ts'
import { LAND_AND_SMALL_THINGS } from './nature/land-and-small-things.ts'
import { PAGES_AND_PENS } from './office/pages-and-pens.ts'
import { PUBLIC_BUILDINGS } from './street/public-buildings.ts'
import { SKY_AND_WEATHER, SKY_LIGHTS } from './nature/sky-and-weather.ts'
import { TELEPHONES } from './tech/telephones.ts'
import { CARRIED_PROPS } from './carried.ts'
import { CELESTIAL } from './celestial.ts'
import { GARMENTS } from './clothing/garments.ts'
import { COOKING } from './cooking.ts'
import { CREATURES } from './creatures.ts'
import { EVERYDAY } from './everyday.ts'
import { FAITH, INSTRUMENTS, SHINING_RING } from './culture/instruments-and-faith.ts'
import { GARDEN, HOUSE } from './daily/house-and-garden.ts'
import { SCHOOL_THINGS, SPORT_THINGS } from './daily/sport-and-school.ts'
import { SHRINES_AND_BATHS } from './culture/shrines-and-baths.ts'
import { FURNITURE } from './furniture.ts'
import { GROUND_AND_STONE } from './ground-and-stone.ts'
import { MATERIALS } from './materials.ts'
import { HOUSEHOLD } from './household.ts'
import { VOYAGES, WAR } from './history/war-and-voyages.ts'
import { OLD_SHIPS } from './history/old-ships.ts'
import { LEGENDARY_CREATURES } from './stories/legends.ts'
import { KEEPSAKES, WALLS_AND_FLOORS } from './home/walls-and-floors.ts'
import { HORROR } from './stories/horror.ts'
import { TALE_THINGS } from './stories/tales.ts'
import { OLD_LIGHTS, OLDEN_TIMES } from './history/olden-times.ts'
import { POCKET_AND_TABLE } from './daily/pocket-and-table.ts'
import { EMPTY_THINGS } from './home/empty-things.ts'
import { DOORS_AND_PAPERS } from './home/doors-and-papers.ts'
import { DESK_AND_GARAGE } from './home/desk-and-garage.ts'
import { HOUSEHOLD_THINGS } from './home/household-things.ts'
import { COOKWARE } from './kitchen/cookware.ts'
import { DISHES_OF_THE_WORLD } from './kitchen/dishes-of-the-world.ts'
import { SNACKS_OF_THE_WORLD } from './kitchen/snacks-of-the-world.ts'
import { BREAD_AND_SWEETS } from './kitchen/bread-and-sweets.ts'
import { GROUNDS_AND_FOAMS } from './nature/grounds-and-foams.ts'
import { SHELLS_AND_BRONZES } from './culture/shells-and-bronzes.ts'
import { DRINKS_AND_TOOLS } from './kitchen/drinks-and-tools.ts'
import { DISHES } from './kitchen/dishes.ts'
import { FIXTURES } from './home/fixtures.ts'
import { FURTHER_THINGS } from './home/further-things.ts'
import { GARAGE } from './home/garage.ts'
import { NURSERY_AND_CLOSET } from './home/nursery-and-closet.ts'
import { PLUMBING_AND_TOOLS } from './home/plumbing-and-tools.ts'
import { REPAIR } from './home/repair.ts'
import { MEALS_AND_DRINKS } from './kitchen/meals-and-drinks.ts'
import { ROOMS_AND_PETS } from './home/rooms-and-pets.ts'
import { OFFICE_THINGS } from './office/office-things.ts'
import { PANTRY } from './kitchen/pantry.ts'
import { PROVISIONS } from './kitchen/provisions.ts'
import { SNACKS_AND_TOOLS } from './kitchen/snacks-and-tools.ts'
import { UTENSILS } from './kitchen/utensils.ts'
import { VEGETABLES } from './kitchen/vegetables.ts'
import { PLANTS_AND_PODS } from './nature/plants-and-pods.ts'
import { WILD_THINGS } from './nature/wild-things.ts'
import { IMPLEMENTS } from './implements.ts'
import { LIGHTS } from './lights.ts'
import { MACHINES } from './machines.ts'
import { HOMESTEAD, MEMORIALS } from './memorials.ts'
import { WORK_AND_LAW } from './money/work-and-law.ts'
import { MONEY_MATTERS } from './money/money-matters.ts'
import { MONUMENTS } from './monuments.ts'
import { MUSIC } from './music.ts'
import { OUTDOORS } from './outdoors.ts'
import { PERSONAL } from './personal.ts'
import type { PropPainter } from './pen.ts'
import { TABLEWARE } from './tableware.ts'
import { SCREENS } from './tech/screens.ts'
import { DEVICES } from './tech/devices.ts'
import { GAUGES_AND_MACHINES } from './tech/gauges-and-machines.ts'
import { INDUSTRY } from './tech/industry.ts'
import { TECHNOLOGY } from './technology.ts'
import { TRANSPORT } from './transport.ts'
import { VEHICLES } from './vehicles.ts'
import { MISCELLANEOUS } from './miscellaneous.ts'
import { HEAVY_MACHINES } from './street/heavy-machines.ts'
import { UNSORTED_THINGS } from './daily/unsorted-things.ts'
import { SPECIAL_VEHICLES } from './street/special-vehicles.ts'
import { WAYS_AND_WATERS } from './street/ways-and-waters.ts'
import { STREETS_AND_YARDS } from './street/streets-and-yards.ts'
import { CAR_AND_BIKE_PARTS } from './street/car-and-bike-parts.ts'
import { EARTH_AND_SKY } from './science/earth-and-sky.ts'
import { MATTER } from './science/matter.ts'
import { CANALS_AND_TURBINES } from './world/canals-and-turbines.ts'
import { FRUIT_AND_NUTS } from './kitchen/fruit-and-nuts.ts'
import { PASTA_AND_PANCAKES } from './kitchen/pasta-and-pancakes.ts'
import { MEAT_AND_POTS } from './kitchen/meat-and-pots.ts'
import { BOTTLES_AND_CANS } from './kitchen/bottles-and-cans.ts'
import { BOXES_AND_BOWLS } from './kitchen/boxes-and-bowls.ts'
import { BAKES_AND_BITES } from './kitchen/bakes-and-bites.ts'
import { BEANS_AND_STALKS } from './kitchen/beans-and-stalks.ts'
import { MEDICAL_VIEWS } from './body/medical-views.ts'
import { EELS_AND_INSECTS } from './animals/eels-and-insects.ts'
import { FUR_AND_FEATHERS } from './animals/fur-and-feathers.ts'
import { TOOLS_AT_WORK } from './home/tools-at-work.ts'
import { SHINING_SPACE, SPACE_VIEWS } from './science/space-views.ts'
import { SHINING_VIEWS } from './science/sky-views.ts'
import { ROOMS_AND_LAUNDRY } from './home/rooms-and-laundry.ts'
import { FLOORS_AND_HEDGES } from './home/floors-and-hedges.ts'
import { FURTHER_SPORT } from './daily/further-sport.ts'
import { HORNS_AND_BASSES } from './culture/horns-and-basses.ts'
import { BOOKS_AND_MAKE_UP } from './daily/books-and-make-up.ts'
import { ARMS_AND_WHEELS } from './daily/arms-and-wheels.ts'
import { PARTS_AND_CRAFT } from './street/parts-and-craft.ts'
import { HALLS_AND_TEMPLES } from './world/halls-and-temples.ts'
import { WATERS_AND_HEIGHTS } from './world/waters-and-heights.ts'
import { HEAPS_AND_WEATHER } from './nature/heaps-and-weather.ts'
import { PLANTS_AND_GROWTH } from './nature/plants-and-growth.ts'
import { PARTICLES_AND_CELLS } from './science/particles-and-cells.ts'
import { CHORES_AND_COMFORTS } from './home/chores-and-comforts.ts'
import { FIGURES_AND_MATTER } from './office/figures-and-matter.ts'
import { SUITS_AND_SLEDS } from './daily/suits-and-sleds.ts'
import { WORLD } from './world/world.ts'

/** Painters of the props drawn from paths, by name; other props are derived from icons. */
export const PAINTED: Readonly<Record<string, PropPainter>> = {
  ...LIGHTS,
  ...TABLEWARE,
  ...FURNITURE,
  ...CARRIED_PROPS,
  ...VEHICLES,
  ...TRANSPORT,
  ...OUTDOORS,
  ...MONUMENTS,
  ...MISCELLANEOUS,
  ...WORLD,
  ...MACHINES,
  ...CREATURES,
  ...MUSIC,
  ...HOUSEHOLD,
  ...TECHNOLOGY,
  ...ANATOMY,
  ...GROUND_AND_STONE,
  ...MATERIALS,
  ...BIOLOGY,
  ...EVERYDAY,
  ...BLADES,
  ...COOKING,
  ...MEMORIALS,
  ...HOMESTEAD,
  ...PERSONAL,
  ...CELESTIAL,
  ...IMPLEMENTS,
  ...UTENSILS,
  ...PANTRY,
  ...DISHES,
  ...PROVISIONS,
  ...COOKWARE,
  ...VEGETABLES,
  ...HEALTH,
  ...CARE,
  ...GARAGE,
  ...FURTHER_THINGS,
  ...OFFICE_THINGS,
  ...ROOMS_AND_PETS,
  ...BODY_PARTS,
  ...SNACKS_AND_TOOLS,
  ...GARMENTS,
  ...FIXTURES,
  ...MEALS_AND_DRINKS,
  ...REPAIR,
  ...DEVICES,
  ...INDUSTRY,
  ...MONEY_MATTERS,
  ...NURSERY_AND_CLOSET,
  ...HOUSEHOLD_THINGS,
  ...DESK_AND_GARAGE,
  ...OLDEN_TIMES,
  ...OLD_LIGHTS,
  ...WILD_THINGS,
  ...MATTER,
  ...HEAVY_MACHINES,
  ...UNSORTED_THINGS,
  ...HOUSE,
  ...GARDEN,
  ...SPORT_THINGS,
  ...SCHOOL_THINGS,
  ...INSTRUMENTS,
  ...FAITH,
  ...SHINING_RING,
  ...WAR,
  ...VOYAGES,
  ...HORROR,
  ...TALE_THINGS,
  ...DISHES_OF_THE_WORLD,
  ...SNACKS_OF_THE_WORLD,
  ...DRINKS_AND_TOOLS,
  ...SCREENS,
  ...WORK_AND_LAW,
  ...PLUMBING_AND_TOOLS,
  ...CAR_AND_BIKE_PARTS,
  ...CLINIC,
  ...CUTAWAYS,
  ...EARTH_AND_SKY,
  ...OLD_SHIPS,
  ...LEGENDARY_CREATURES,
  ...WALLS_AND_FLOORS,
  ...KEEPSAKES,
  ...SHRINES_AND_BATHS,
  ...DOORS_AND_PAPERS,
  ...STREETS_AND_YARDS,
  ...BASINS_AND_BOARDS,
  ...FIELD_AND_STREAM,
  ...CARPETS_AND_DOORS,
  ...CARRIED_THINGS,
  ...COINS_AND_NOTES,
  ...FLAGS_AND_SIGNS,
  ...LAND_AND_SMALL_THINGS,
  ...PAGES_AND_PENS,
  ...PUBLIC_BUILDINGS,
  ...SKY_AND_WEATHER,
  ...SKY_LIGHTS,
  ...TELEPHONES,
  ...FURRY_ANIMALS,
  ...FURTHER_BIRDS,
  ...SMALL_CREATURES,
  ...HANDS_AND_HOOVES,
  ...PLANTS_AND_PODS,
  ...SPECIAL_VEHICLES,
  ...WAYS_AND_WATERS,
  ...GAUGES_AND_MACHINES,
  ...POCKET_AND_TABLE,
  ...EMPTY_THINGS,
  ...BREAD_AND_SWEETS,
  ...GROUNDS_AND_FOAMS,
  ...CANALS_AND_TURBINES,
  ...SHELLS_AND_BRONZES,
  ...FRUIT_AND_NUTS,
  ...PASTA_AND_PANCAKES,
  ...MEAT_AND_POTS,
  ...BOTTLES_AND_CANS,
  ...BOXES_AND_BOWLS,
  ...BAKES_AND_BITES,
  ...BEANS_AND_STALKS,
  ...MEDICAL_VIEWS,
  ...EELS_AND_INSECTS,
  ...FUR_AND_FEATHERS,
  ...TOOLS_AT_WORK,
  ...SPACE_VIEWS,
  ...SHINING_SPACE,
  ...SHINING_VIEWS,
  ...ROOMS_AND_LAUNDRY,
  ...FLOORS_AND_HEDGES,
  ...FURTHER_SPORT,
  ...HORNS_AND_BASSES,
  ...BOOKS_AND_MAKE_UP,
  ...ARMS_AND_WHEELS,
  ...PARTS_AND_CRAFT,
  ...HALLS_AND_TEMPLES,
  ...WATERS_AND_HEIGHTS,
  ...HEAPS_AND_WEATHER,
  ...PLANTS_AND_GROWTH,
  ...PARTICLES_AND_CELLS,
  ...CHORES_AND_COMFORTS,
  ...FIGURES_AND_MATTER,
  ...SUITS_AND_SLEDS,
}

/** Whether a painted prop gives light, which reaches beyond its square. */
export const givesLight = (name: string): boolean =>
  name in LIGHTS ||
  name in CELESTIAL ||
  name in OLD_LIGHTS ||
  name in SKY_LIGHTS ||
  name in SHINING_RING ||
  name in SHINING_SPACE ||
  name in SHINING_VIEWS
