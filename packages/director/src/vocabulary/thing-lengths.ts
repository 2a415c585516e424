/** `meters: names` of the longest side of things as they usually are; names are separated by commas. A name stands for all that end with it. */
const ROWS = `
0.2: fallen star
0.6: oven
0.9: traffic cone, log, stove, bicycle, scooter, robot, server, windshield, window, shelf, bench, desk, fountain, scarecrow, playground, skeleton
1.8: refrigerator, freezer, sofa, couch, bed, bathtub, mattress, door, gate, wardrobe, cupboard, bookcase, bookshelf, throne, fireplace, carpet, piano, shower, hot tub, bush, hedge, kayak, canoe, raft, cow, horse, motorcycle, statue
4: street lamp, lamp post, lamppost, turbine, jet engine, car, taxi, ice cream van, ice cream truck, van, pickup truck, tractor, ambulance, cart, chariot, wagon, carriage, helicopter, satellite, parachute, tent, hut, engine, forklift, stairs, staircase, wall, fence, pool
8: snowplow, combine harvester, houseboat, horn antenna, truck, lorry, fire engine, bus, minibus, boat, sailboat, balloon, excavator, bulldozer, tram, streetcar, tree, palm, oak, pine, house, shop, barn, pond, rocket, spacecraft, waterfall, bakery, cabin
30: canal lock, canal, roundabout, semaphore tower, suspension railway, train, locomotive, airplane, plane, ship, ferry, yacht, submarine, church, castle, building, museum, tower, bridge, hotel, hospital, school, factory, station, lighthouse, windmill, temple, palace, crane, bank, library, theater, mosque, cinema
200: runway, mudflat, stadium, pyramid, skyscraper, iceberg, volcano, mountain, hill, glacier, island, city, village, cathedral
1000000: planet, moon, sun, star, earth, galaxy, nebula, asteroid, comet
`

const LENGTHS: ReadonlyMap<string, number> = new Map(
  ROWS.trim()
    .split('\n')
    .flatMap((row) => {
      const [meters, names] = row.split(':')
      return names!.split(',').map((name) => [name.trim(), Number(meters)] as const)
    }),
)

/** The longest side of a thing as it usually is, in meters; undefined for what is smaller than half a meter or unknown. */
export function lengthMetersOf(what: string): number | undefined {
  const words = what.split(' ')
  return words.map((_, i) => LENGTHS.get(words.slice(i).join(' '))).find((meters) => meters !== undefined)
}

/** Longer than an arm and thicker than one, in meters: at most its surface is touched. */
const GRASPED_BELOW_METERS = 0.9
/** What is longer, in meters, does not lie beside small things. */
const LYING_BELOW_METERS = 0.6

export const isTooLargeToGrasp = (what: string): boolean => (lengthMetersOf(what) ?? 0) >= GRASPED_BELOW_METERS
export const isTooLargeBesideSmallThings = (what: string): boolean => (lengthMetersOf(what) ?? 0) >= LYING_BELOW_METERS
