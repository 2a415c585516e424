import { useEffect, useRef } from 'react'

/** Preview of a local image file; fills its container. `onUnreadable`: the browser cannot show the file, whatever its name says. */
export function LocalPicture({ file, onUnreadable }: { file: File; onUnreadable: () => void }) {
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const url = URL.createObjectURL(file)
    if (image.current) image.current.src = url
    return () => URL.revokeObjectURL(url)
  }, [file])
  return <img ref={image} alt="" onError={onUnreadable} className="absolute inset-0 size-full object-cover" />
}
