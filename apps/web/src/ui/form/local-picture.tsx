import { useEffect, useRef } from 'react'

/** Preview of a local image file; fills its container. */
export function LocalPicture({ file }: { file: File }) {
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const url = URL.createObjectURL(file)
    if (image.current) image.current.src = url
    return () => URL.revokeObjectURL(url)
  }, [file])
  return <img ref={image} alt="" className="absolute inset-0 size-full object-cover" />
}
