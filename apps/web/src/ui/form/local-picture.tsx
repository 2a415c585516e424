import { useEffect, useRef } from 'react'

/** The picture of a file that was not uploaded yet; fills its frame. */
export function LocalPicture({ file }: { file: File }) {
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const url = URL.createObjectURL(file)
    if (image.current) image.current.src = url
    return () => URL.revokeObjectURL(url)
  }, [file])
  return <img ref={image} alt="" className="absolute inset-0 size-full object-cover" />
}
