import type { ComponentProps } from 'react'
import { IconButton } from '../buttons/icon-button.tsx'

/** Button over an image. */
export const BarButton = (props: Omit<ComponentProps<typeof IconButton>, 'className'>) => (
  <IconButton {...props} className="text-text! hover:bg-on-picture!" />
)
