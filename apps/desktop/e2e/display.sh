#!/usr/bin/env bash
# Runs a command with a screen, a window manager, a keyring and sound of its own, none of them real. `microphone` is
# what "mouth" plays; "speakers" is what the computer plays. SCREEN is the size of the screen in pixels.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export XDG_RUNTIME_DIR=$work HOME=$work
unset XDG_CONFIG_HOME XDG_DATA_HOME XDG_CACHE_HOME WAYLAND_DISPLAY XDG_SESSION_TYPE
chmod 700 "$work"
inside='
  eval "$(printf test | gnome-keyring-daemon --unlock --components=secrets 2>/dev/null)"
  openbox & manager=$!
  pulseaudio -n --daemonize=no --exit-idle-time=-1 --log-level=error -L module-native-protocol-unix \
    -L "module-null-sink sink_name=speakers" -L "module-null-sink sink_name=mouth" \
    -L "module-remap-source source_name=microphone master=mouth.monitor" & sound=$!
  until pactl set-default-sink speakers 2>/dev/null; do
    kill -0 $sound || exit 1
    sleep 0.1
  done
  pactl set-default-source microphone
  rc=0
  "$@" || rc=$?
  kill $manager $sound
  exit $rc'
xvfb-run -a -s "-screen 0 ${SCREEN:-1280x800}x24" dbus-run-session -- bash -c "$inside" helper "$@"
