import { cleanScript } from './script.ts'
import type { StyleValue } from '../style.ts'

export type ScriptSuggestionId = 'cat-webinar' | 'puma-intro' | 'travel-in-asia' | 'tech-innovations'

/** A suggested script of the explainer form, in English; `texts` of the web app have the other languages of the interface. */
export type ScriptSuggestion = {
  readonly id: ScriptSuggestionId
  /** The chip's text. */
  readonly text: string
  /** The script: 300-800 cleaned characters. */
  readonly fullScript: string
  /** The style it sets. */
  readonly style: StyleValue
}

/** The chips in order. */
export const SCRIPT_SUGGESTIONS: readonly ScriptSuggestion[] = [
  {
    id: 'cat-webinar',
    text: 'Cat Webinar',
    style: 'photorealistic',
    fullScript: `Good morning, and welcome to the first webinar held entirely by a cat. Her name is Biscuit, and she has prepared no slides.

Lesson one: the keyboard is the warmest seat in the house. Sit on it early, before the meeting starts. Your message will be long, and it will be honest.

Lesson two: a glass of water on the edge of a desk is a question. One soft paw is the answer.

Lesson three: when someone shares a chart, stand up slowly and walk across the screen. Turn your back to the camera. Now everyone is paying attention.

Lesson four: rest. Find the one square of sunlight on the office floor, fold your paws and let the afternoon go by.

Questions? Biscuit has already fallen asleep. Meeting adjourned.`,
  },
  {
    id: 'puma-intro',
    text: 'Puma Intro',
    style: 'photorealistic',
    fullScript: `High above the valley, where the wind combs the golden grass, two amber eyes open.

This is the puma. Mountain lion, cougar, panther: no other cat carries so many names, and hardly anyone ever sees her.

She moves at dusk. Each paw lands where no twig can break. Her long tail swings behind her and keeps her steady on the narrow cliff.

A deer lifts its head beside the stream. The puma stops, one foot in the air, as still as the rock. Then come five seconds of pure speed, and a leap as long as a truck.

Tonight the deer is faster. She shakes the dust from her fur and looks up at the first stars.

Tomorrow she will try again. Patience is her oldest trick, and these mountains are her home.`,
  },
  {
    id: 'travel-in-asia',
    text: 'Travel in Asia',
    style: 'microworld',
    fullScript: `Imagine all of Asia on a tabletop, small enough to walk across in a single day.

We start before sunrise in Kyoto. A tiny monk sweeps the temple steps, and red maple leaves drift down like confetti.

By breakfast we are in Hanoi. Scooters buzz around the lake, and steam curls up from a bowl of noodle soup no bigger than a thimble.

At noon a wooden boat carries us between the green towers of Ha Long Bay. A fisherman waves. His net glitters in the sun.

In the evening Bangkok switches on its lights. Lanterns swing above the night market, and it smells of mango, lemongrass and rain.

At midnight the little train climbs into the snow of the Himalayas, and everything is quiet.

One day, one table, a whole continent. Where shall we go tomorrow?`,
  },
  {
    id: 'tech-innovations',
    text: 'Tech Innovations',
    style: 'pixelart',
    fullScript: `Press start. Your pocket is about to become a time machine.

Level one: a computer fills a whole room. It hums, it blinks, and it can do less than the watch on your wrist.

Level two: the machine shrinks onto a desk. A small screen glows green in a dark bedroom, and a kid types the first line of a game.

Level three: the wires disappear. Phones learn to take pictures, find the way home and call a friend on the other side of the planet.

Level four: robots roll out of the laboratory. They sort parcels, water the fields and explore the red dust of Mars.

The final level is still empty. Nobody knows what belongs there. Maybe it is a sketch in your notebook, waiting for a power button.

Insert coin to continue. The next player is you.`,
  },
]

/** The title of an unchanged suggested script; null for any other script. */
export const titleOfSuggestedScript = (script: string): string | null =>
  SCRIPT_SUGGESTIONS.find(({ fullScript }) => cleanScript(fullScript) === cleanScript(script))?.text ?? null
