/** People and animals that a scene shows at most, but for groups. */
export const MAX_DRAWN_FIGURES = 3
/** Figures of a group that are drawn as so many; a crowd has more. */
const MAX_GROUP_FIGURES = 9
export const MAX_CROWD_FIGURES = 12
/** Things that a scene shows at most. */
export const MAX_DRAWN_THINGS = 6
/** From this count a kind of thing is a swarm. */
export const SWARM_COUNT = 12
/** Copies of the thing of a swarm, and of all things else, at most, where things alone are seen. */
export const MAX_INSERT_SWARM = 26
export const MAX_INSERT_COPIES = 5
const MAX_COPIES_OF_KIND = 4

/** How many figures a scene shows of a number of people or animals. */
export const drawnFigures = (count: number): number => (count > MAX_GROUP_FIGURES ? MAX_CROWD_FIGURES : count)

/** How often a scene shows a kind of thing that a plan counts. */
export const drawnCopies = (count: number): number => (count >= SWARM_COUNT ? MAX_DRAWN_THINGS : Math.min(count, MAX_COPIES_OF_KIND))
