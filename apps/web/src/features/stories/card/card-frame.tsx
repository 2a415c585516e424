import type { ReactNode } from 'react'

type CardFrameProps = {
  heading: 'h2' | 'h3'
  /** On the picture, 146 px high. */
  picture: ReactNode
  /** The title's link or button; it covers the card. */
  title: ReactNode
  /** One line below the title. */
  meta: ReactNode
}

/** Card layout: image with state, title and one line of metadata. The title comes first in DOM order; its link covers the card. */
export function CardFrame({ heading: Heading, picture, title, meta }: CardFrameProps) {
  return (
    <article className="group @container relative flex min-w-0 flex-col">
      <div className="order-last grid grid-cols-1 gap-0.5 px-0.5 pt-2">
        <Heading className="truncate text-14 font-medium">{title}</Heading>
        <div className="flex flex-wrap items-center gap-x-1.5 text-12 text-text-3 sm:gap-x-2.5">{meta}</div>
      </div>
      <div className="veil relative h-36.5 shrink-0 overflow-hidden rounded-thumb bg-surface group-has-[.card-link:focus-visible]:shadow-(--focus)">
        {picture}
      </div>
    </article>
  )
}
