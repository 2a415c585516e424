import type { ReactNode } from 'react'

/** Heading of a section of the properties. */
export const SectionTitle = ({ children }: { children: ReactNode }) => <span className="text-13 font-strong">{children}</span>
