import type { Senses } from '@sightline/live-ui/engine/senses'
import { createPerceivingLock } from '@sightline/live-ui/senses/perceiving-lock'
import { watchPictures } from '@sightline/live-ui/senses/watch-pictures'
import { canRecognizeTracks } from '../../interviews/public.ts'
import {
  listenToCapture,
  openMicrophone,
  pauseCapture,
  readCapture,
  shareScreen,
  stopCapture,
  stopMicrophone,
  stopScreen,
  subscribeToCapture,
} from './capture.ts'
import { recognizeTrack } from './recognize-track.ts'
import { mayBrowserListen } from './use-browser-setting.ts'
import { videoPictures } from './video-pictures.ts'

/** What this tab hears and sees. */
export const browserSenses: Senses = {
  getState: readCapture,
  subscribe: subscribeToCapture,
  share: shareScreen,
  stopSharing: stopScreen,
  openMicrophone,
  closeMicrophone: stopMicrophone,
  closeAll: stopCapture,
  setPaused: pauseCapture,
  listen: listenToCapture,
  watchSurface(region, listener) {
    const { surface } = readCapture()
    return surface && watchPictures(videoPictures(surface.stream), region, listener)
  },
  mayRecognize,
  recognize(channel, listener) {
    const track = readCapture()[channel]?.track
    return track && mayRecognize() ? recognizeTrack(track, listener) : null
  },
  perceivingLock: createPerceivingLock,
}

function mayRecognize() {
  return mayBrowserListen() && canRecognizeTracks()
}
