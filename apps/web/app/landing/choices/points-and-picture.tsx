import Check from 'lucide-react/icons/check'
import { Picture, type PictureName } from '../picture.tsx'

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
        <ul className="mt-6 flex flex-col gap-4">
          {points.map((point) => (
            <li key={point} className="flex gap-3">
              <Check size={20} aria-hidden className="mt-0.5 shrink-0 text-good" />
              <span className="text-muted">{point}</span>
            </li>
          ))}
        </ul>
      </div>
      <div className="overflow-hidden rounded-card border border-line shadow-float">
        <Picture {...picture} className="h-auto w-full" />
      </div>
    </div>
  )
}
