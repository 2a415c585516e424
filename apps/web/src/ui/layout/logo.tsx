/** The logo: two frames, cut. */
export function Logo({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden className={className}>
      <path d="M3 3h6.4L6.2 17H3a1.5 1.5 0 0 1-1.5-1.5v-11A1.5 1.5 0 0 1 3 3Z" className="fill-text" />
      <path d="M11.2 3H17a1.5 1.5 0 0 1 1.5 1.5v11A1.5 1.5 0 0 1 17 17H8Z" className="fill-accent" />
    </svg>
  )
}
