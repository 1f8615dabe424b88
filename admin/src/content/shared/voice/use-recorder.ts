import { VOICE_MAX_SECONDS } from '@sanabel/contract/limits';
import { useEffect, useRef, useState } from 'react';
import type { VoiceErrorCode } from './rules.ts';

const TICK_MS = 100;
const LEVELS = 12;
/** Makes a voice fill about two thirds of the meter. */
const SENSITIVITY = 4;

interface Running {
  recorder: MediaRecorder;
  stop: () => void;
}

const levelOf = (analyser: AnalyserNode): number => {
  const samples = new Float32Array(analyser.fftSize);
  analyser.getFloatTimeDomainData(samples);
  const rms = Math.sqrt(samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length);
  return Math.min(LEVELS, Math.round(rms * SENSITIVITY * LEVELS));
};

/** Records the microphone, with level and time, for at most five minutes. */
export const useRecorder = (onSound: (sound: Blob) => void, onError: (code: VoiceErrorCode) => void) => {
  const [isStarting, setIsStarting] = useState(false);
  const [isRecording, setIsRecording] = useState(false);
  const [seconds, setSeconds] = useState(0);
  const [level, setLevel] = useState(0);
  const running = useRef<Running | null>(null);
  const take = useRef(onSound);
  take.current = onSound;

  const isLeft = useRef(false);
  /** Known at once; state only with the next render. */
  const isOpening = useRef(false);

  const listenTo = (stream: MediaStream): void => {
    const tracks = stream.getTracks();
    if (isLeft.current) {
      for (const track of tracks) track.stop();
      return;
    }
    const parts: Blob[] = [];
    const recorder = new MediaRecorder(stream);
    const context = new AudioContext();
    const analyser = context.createAnalyser();
    context.createMediaStreamSource(stream).connect(analyser);
    void context.resume();
    const begun = performance.now();
    const timer = window.setInterval(() => {
      const passed = (performance.now() - begun) / 1000;
      setSeconds(passed);
      setLevel(levelOf(analyser));
      if (passed >= VOICE_MAX_SECONDS) recorder.stop();
    }, TICK_MS);
    const stop = () => {
      clearInterval(timer);
      for (const track of tracks) track.stop();
      void context.close();
      running.current = null;
    };
    recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
    recorder.addEventListener('stop', () => {
      stop();
      if (isLeft.current) return;
      setIsRecording(false);
      take.current(new Blob(parts, { type: recorder.mimeType }));
    });
    recorder.start();
    running.current = { recorder, stop };
    setSeconds(0);
    setIsRecording(true);
  };
  // Release the microphone when the form is left.
  useEffect(
    () => () => {
      isLeft.current = true;
      running.current?.stop();
    },
    [],
  );
  return {
    /** True until the microphone opens, which may ask for permission: a second start would open another stream that no one stops. */
    isStarting,
    isRecording,
    seconds,
    level,
    levels: LEVELS,
    /** Browsers require a secure context for the microphone. */
    isPossible: window.isSecureContext && 'mediaDevices' in navigator && 'MediaRecorder' in window,
    start: async (): Promise<void> => {
      if (isOpening.current) return;
      isOpening.current = true;
      setIsStarting(true);
      try {
        await navigator.mediaDevices.getUserMedia({ audio: true }).then(listenTo, (error: DOMException) => {
          onError(error.name === 'NotAllowedError' ? 'forbidden' : 'noMicrophone');
        });
      } finally {
        isOpening.current = false;
        setIsStarting(false);
      }
    },
    stop: () => running.current?.recorder.stop(),
  };
};
