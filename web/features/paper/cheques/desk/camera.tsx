/** Reads the QR code of a cheque with the camera, in browsers that can. */
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readChequeCode } from '#contract/paper/cheque-code.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice/notice.tsx';
import css from '../cheques.module.css';

interface Detector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}

declare global {
  interface Window {
    /** Not in every browser: the Shape Detection API. */
    BarcodeDetector?: new (options: {
      formats: string[];
    }) => Detector;
  }
}

const LOOK_EVERY_MS = 200;

/** Whether this browser can read codes with a camera. */
export function canScan(): boolean {
  return window.BarcodeDetector !== undefined && navigator.mediaDevices !== undefined;
}

interface CameraProps {
  /** The first code of a cheque that came into sight. */
  onCode: (code: string) => void;
  onClose: () => void;
}

/** What the camera sees; a sentence where the browser may not use it. */
export function Camera({ onCode, onClose }: CameraProps) {
  const { t } = useTranslation('cheques');
  const video = useRef<HTMLVideoElement>(null);
  const [isRefused, setRefused] = useState(false);
  const found = useRef(onCode);
  useEffect(() => {
    found.current = onCode;
  });
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    void watch(video, signal, (code) => found.current(code)).catch(() => {
      if (!signal.aborted) setRefused(true);
    });
    return () => leaving.abort();
  }, []);
  if (isRefused) {
    return (
      <Notice tone="info" isLive>
        {t('camera.refused')}
      </Notice>
    );
  }
  return (
    <section className={css.camera} aria-label={t('camera.title')}>
      <video ref={video} className={css.video} muted playsInline />
      <p>{t('camera.text')}</p>
      <Button kind="secondary" small onClick={onClose}>
        {t('camera.close')}
      </Button>
    </section>
  );
}

/** Looks for a code until there is one or nobody waits. @throws when the camera may not be used */
async function watch(
  { current: video }: { current: HTMLVideoElement | null },
  signal: AbortSignal,
  onCode: (code: string) => void,
): Promise<void> {
  const { BarcodeDetector } = window;
  if (!video || !BarcodeDetector) return;
  const detector = new BarcodeDetector({ formats: ['qr_code'] });
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: 'environment' },
  });
  const stop = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  if (signal.aborted) return stop();
  signal.addEventListener('abort', stop);
  video.srcObject = stream;
  await video.play();
  while (!signal.aborted) {
    const seen = await detector.detect(video);
    const code = seen.map(({ rawValue }) => readChequeCode(rawValue)).find(Boolean);
    if (code !== undefined && !signal.aborted) return onCode(code);
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}
