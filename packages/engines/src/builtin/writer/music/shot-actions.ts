/** An action of a shot, with the shot's title. In `does`, `@` stands for the first actor and `&` for the second. */
export type ShotAction = { readonly title: string; readonly does: string }

/** Parses lines of `title: action`. */
export const parseActions = (lines: string): readonly ShotAction[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [title, does] = line.trim().split(': ')
      return { title: title!, does: does! }
    })

export const withActors = ({ title, does }: ShotAction, who: string, other = ''): ShotAction => ({
  title,
  does: does.replaceAll('@', who).replaceAll('&', other),
})

/** Cycles through a list; each further round starts one entry later, so that a regular pattern of shots does not repeat its actions. */
export const actionAt = (list: readonly ShotAction[], index: number): ShotAction =>
  list[(index + Math.floor(index / list.length)) % list.length]!
