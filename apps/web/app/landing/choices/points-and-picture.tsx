import { Picture, type PictureName } from '../picture.tsx'
import { Points } from '../points.tsx'

type Props = {
  title: string
  points: readonly string[]
  picture: { name: PictureName; phoneName: PictureName; alt: string }
}

/** A heading with a few points, beside a picture that has a version for phones. */
export function PointsAndPicture({ title, points, picture }: Props) {
  return (
    <div className="grid items-center gap-8 pt-8 lg:grid-cols-[1fr_2fr] lg:gap-16 lg:pt-12">
      <div>
        <h3 className="text-xl">{title}</h3>
        <Points points={points} className="mt-6" />
      </div>
      <div className="overflow-hidden rounded-card border border-line shadow-float">
        <Picture {...picture} className="h-auto w-full" />
      </div>
    </div>
  )
}
