import { Outlet } from 'react-router'
import { Footer } from './footer.tsx'
import { useGate } from './gate.ts'
import { SignedInFrame } from './signed-in-frame.tsx'

/** Navigation, page and footer of the signed-in area. */
export default function SignedInLayout() {
  const gate = useGate()
  return (
    <SignedInFrame onLogOut={gate.leave} footer={<Footer />}>
      <Outlet context={gate} />
    </SignedInFrame>
  )
}
