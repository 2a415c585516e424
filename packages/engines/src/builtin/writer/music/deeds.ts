/** What somebody does; `@` is who is meant, `&` the other. `title` of the shot. */
export type Deed = { readonly title: string; readonly does: string }

/** Lines of `title: what is done`. */
export const deeds = (lines: string): readonly Deed[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [title, does] = line.trim().split(': ')
      return { title: title!, does: does! }
    })

export const doneBy = ({ title, does }: Deed, who: string, other = ''): Deed => ({
  title,
  does: does.replaceAll('@', who).replaceAll('&', other),
})

/** Another one each time, also where shots of a kind come round in step with the list. */
export const deedAt = (list: readonly Deed[], index: number): Deed => list[(index + Math.floor(index / list.length)) % list.length]!
