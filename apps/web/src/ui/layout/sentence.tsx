import { createElement, Fragment, type ReactNode } from 'react'

/** A text with elements in place of its `{names}`, in the order of its language. */
export function Sentence({ text, parts }: { text: string; parts: Readonly<Record<string, ReactNode>> }) {
  const children = text.split(/\{(\w+)\}/u).map((part, index) => (index % 2 === 0 ? part : parts[part]))
  return createElement(Fragment, null, ...children)
}
