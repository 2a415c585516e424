import type { PlanFigure, PlanThing } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { Period } from '../story/periods.ts'
import type { CardPicture } from '../review/gate/card-picture.ts'
import { artOf } from '../vocabulary/art-of.ts'
import type { Handwork } from './handwork/handwork-of.ts'
import type { Scene } from './scene-item.ts'
import { withKnownPositions } from './positions/known-positions.ts'

/** All names of a table of classes, whole or as the last words of a name: `watering can` is no `can`. */
function namesIn(rows: string): RegExp {
  const names = rows
    .trim()
    .split('\n')
    .flatMap((row) => row.split(': ')[1]!.split(', '))
  return new RegExp(`(?:^| )(?<!watering )(?:${names.join('|')})s?$`, 'u')
}

/** Things that no period before 1920 had, or that are drawn as those of today, by their class. */
const OF_TODAY = namesIn(`
vehicles: car, taxi, bus, truck, van, SUV, airplane, airport, helicopter, rocket, satellite, spacecraft, drone, shopping cart, police car, ambulance, fire engine, motorcycle, scooter, bullet train, subway train, metro, inner tube, forklift, excavator, bulldozer, crane truck, aircraft carrier, battleship, motorboat, speedboat, tanker, container ship, cruise ship, yacht, jet
lights: flashlight, traffic light, headlight, neon sign, blue light, spotlight, desk lamp, floor lamp, lava lamp
weapons: machine gun, tank, ballistic missile, missile, nuclear bomb, atomic bomb, hand grenade, assault rifle, taser
buildings: skyscraper, office building, apartment building, gas station, supermarket, stadium, cinema, hospital, data center, parking lot, power plant
clothes: t-shirt, jeans, running shoe, sneaker, headphones, goggles, hoodie, tracksuit, bikini, baseball cap, wristwatch, hard hat, bicycle helmet, safety vest
devices: laptop, computer, smartphone, television, microwave, refrigerator, washing machine, toaster, vacuum cleaner, robot, chip, battery, router, server, joystick, video game, e-mail, solar panel, wind turbine, calculator, keyboard, printer, loudspeaker, blender, dishwasher, air conditioner, remote control, credit card, plastic bag, pill bottle, stop sign, spray bottle, barcode
rooms: toilet, shower, escalator, elevator, safe, cooler, armchair, couch, sofa bed
`)
/** Things of the age of steam and later, by their class. */
const SINCE_STEAM = namesIn(`
vehicles: train, locomotive, tram, bicycle, railway, train station, tractor, submarine, hot-air balloon, tire, steamship, ferry
lights: light bulb, street lamp, lamp, gas lamp, lighter, matchbox
weapons: revolver, pistol, rifle, dynamite, torpedo, bullet, handcuffs
buildings: factory, bank, post office, hotel, school, shop, office
clothes: glasses, sunglasses, jacket, shirt, business suit, tie, watch, badge, medal, backpack, suitcase, wallet, top hat, zipper
devices: telephone, radio, camera, film, photo, photograph, syringe, pill, stethoscope, thermometer, microscope, engine, sewing machine, oil drum, banknote, newspaper, megaphone, microphone, electric plug, cable, antenna, can, test tube, dna, ballot box, piano, guitar, saxophone, alarm clock, calendar, clipboard, envelope, pencil, fork, typewriter, telegraph, gas mask
rooms: oven, stove, sink, bathtub, sofa, glass
food: canned food, french fries, pizza, popcorn, hamburger, hot dog, sandwich, ice cream, chocolate bar
`)
/** What is drawn with the traffic of today. */
const ROADS = /^(?:road|highway|motorway|crossroads)$/u
/** What alone the painter shows as a room of today. */
const IN_ROOM_OF_TODAY = /^(?:bed|sofa|stove|sink|toilet|bathtub)$/u
/** What stands for a thing in every period before 1920. */
const REPLACED_ALWAYS: Readonly<Record<string, string>> = { pen: 'fountain pen' }
/** Ships with funnels or motors, and yachts. */
const SHIPS = /^(?:ship|sailboat|ferry|motorboat|speedboat|fishing boat|warship|cargo ship|steamship)$/u
/** What sails in each period. */
const SHIP_OF: Readonly<Partial<Record<Period, string>>> = { ancient: 'galley', medieval: 'old ship', 'early-modern': 'sailing ship' }
/** What stands for a thing of the same class that is drawn as those of today. */
const REPLACED: Readonly<Record<string, string>> = {
  lamp: 'oil lamp',
  'street lamp': 'oil lamp',
  lantern: 'candle lantern',
  flashlight: 'torch',
  gun: 'musket',
  pistol: 'musket',
  rifle: 'musket',
  fork: 'spoon',
}
const UNIFORMED = /\b(?:police officer|firefighter)\b/u
const OF_TODAY_ONLY = /\b(?:programmer|astronaut|pilot|driver|mailman|mechanic|footballer|athlete|businessman|businesswoman|cyclist)\b/u

/** Whether people of a kind wear what only today has and no costume of their period is drawn. */
export const isDressedAsToday = (what: string, period: Period): boolean =>
  OF_TODAY_ONLY.test(what) || (UNIFORMED.test(what) && /^(?:old|early-modern)$/u.test(period))

/** What stands for a thing in a period: nothing for what it did not have or what is only drawn as today. */
export function thingIn(thing: PlanThing, period: Period): PlanThing[] {
  const { what, event } = thing
  if (event === 'cross-out') return [thing]
  if (REPLACED_ALWAYS[what]) return [{ ...thing, what: REPLACED_ALWAYS[what] }]
  if (period === 'old' && what === 'train') return [{ ...thing, what: 'locomotive' }]
  const ship = SHIP_OF[period]
  if (ship && SHIPS.test(what)) return [{ ...thing, what: ship }]
  const isUnknown = OF_TODAY.test(what) || ROADS.test(what) || (period !== 'old' && SINCE_STEAM.test(what))
  const other = period === 'early-modern' || !/^(?:gun|pistol|rifle)$/u.test(what) ? REPLACED[what] : undefined
  if (other && period !== 'old') return [{ ...thing, what: other }]
  return isUnknown ? [] : [thing]
}

const toolBefore1920 = (tool: string): string => REPLACED_ALWAYS[tool] ?? tool

/** Work of hands with the tools of a period; things that are worked on stay. */
export function handworkInPeriod(handwork: Handwork | undefined, period: Period | undefined): Handwork | undefined {
  if (!handwork || period === undefined) return handwork
  return {
    ...handwork,
    work: handwork.work.map((one) => (one.tool ? { ...one, tool: toolBefore1920(one.tool) } : one)),
    things: handwork.things.map((thing) => ({ ...thing, what: toolBefore1920(thing.what) })),
  }
}

/** The drawings of a card without what their period did not have. */
export const pictureInPeriod = <P extends Pick<CardPicture, 'cast' | 'things'>>(picture: P, period: Period | undefined): P =>
  period === undefined ? picture : { ...picture, things: picture.things.flatMap((thing) => thingIn(thing, period)) }

/** People of a crowd whose clothes can be told. */
const CROWD_FIGURES = 3

const isCrowd = ({ what, event }: PlanThing): boolean => artOf(what) === 'person' && event !== 'cross-out'

const crowdFigures = ({ what }: PlanThing): PlanFigure[] =>
  Array.from({ length: CROWD_FIGURES }, (_, i) => ({
    id: `${what.replaceAll(' ', '-')}-${i}`,
    what,
    action: 'stand',
    feeling: 'neutral',
    speaks: false,
  }))

/** A scene without what its period did not have: ships sail, and nobody wears the clothes of today. Of a crowd a few are seen. */
export function withoutAnachronisms(scene: Scene, period: Period | undefined): Scene {
  if (period === undefined) return scene
  const crowds = scene.cast.length === 0 ? scene.things.filter(isCrowd).slice(0, 1) : []
  const isRoom = scene.things.every(({ what, event }) => IN_ROOM_OF_TODAY.test(what) && event !== 'cross-out')
  return withKnownPositions({
    ...scene,
    cast: [...scene.cast, ...crowds.flatMap(crowdFigures)],
    things: isRoom ? [] : scene.things.filter((thing) => !crowds.includes(thing)).flatMap((thing) => thingIn(thing, period)),
  })
}
