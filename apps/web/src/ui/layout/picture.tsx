import { useState, type ReactNode } from 'react'
import { cx } from '../class-names.ts'

type PictureProps = {
  src: string
  alt: string
  /** Shows portrait images in full over a blurred background. */
  upright?: boolean
  /** Shown instead of an image that fails to load. */
  fallback?: ReactNode
  eager?: boolean
  className?: string
}

/** Image that fills its positioned parent and fades in when loaded. */
export function Picture({ src, alt, upright = false, fallback = null, eager = false, className }: PictureProps) {
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading')
  if (state === 'failed') return fallback
  const fade = cx('transition-opacity duration-(--m-reveal)', state === 'loading' && 'opacity-0')
  return (
    <>
      {upright && (
        <img src={src} alt="" aria-hidden className={cx('absolute inset-0 size-full scale-110 object-cover blur-lg brightness-50', fade)} />
      )}
      <img
        src={src}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        onLoad={() => setState('shown')}
        onError={() => setState('failed')}
        className={cx('absolute inset-0 size-full', upright ? 'object-contain' : 'object-cover', fade, className)}
      />
    </>
  )
}
