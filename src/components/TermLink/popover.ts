/**
 * When a popover beside a link opens and closes. The browser closes it on Escape and on a press elsewhere, and keeps one
 * open at a time. Packages that do the rest (Floating UI, Radix) weigh five times as much as this file, on every page.
 */
import {
  useEffect,
  useRef,
  type FocusEvent,
  type HTMLAttributes,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react';

/** A pointer that passes by opens nothing, and one on its way from the link to the popover closes nothing. */
const OPEN_MS = 150;
const CLOSE_MS = 300;
/** From the edges of the screen, and from the link. */
const EDGE = 8;
const GAP = 6;

const isOpen = (popover: HTMLElement | null): boolean => popover?.matches(':popover-open') === true;

/** Puts an open popover below its link, or above where there is no room; it then scrolls with the page. */
function place(popover: HTMLElement): void {
  const lines = popover.previousElementSibling!.getClientRects();
  const {left, bottom} = lines[lines.length - 1]!;
  const {offsetWidth: width, offsetHeight: height} = popover;
  const {clientWidth, clientHeight} = document.documentElement;
  const above = lines[0]!.top - GAP - height;
  const top = bottom + GAP + height > clientHeight && above > 0 ? above : bottom + GAP;
  popover.style.left = `${scrollX + Math.max(EDGE, Math.min(left, clientWidth - width - EDGE))}px`;
  popover.style.top = `${scrollY + top}px`;
}

function open(popover: HTMLElement | null): void {
  if (!popover?.isConnected || isOpen(popover)) return;
  popover.showPopover();
  place(popover);
}

interface Popover {
  /** Stands right behind the link. */
  readonly popover: RefObject<HTMLSpanElement | null>;
  /** For the element that holds both. */
  readonly handlers: HTMLAttributes<HTMLElement>;
}

export function usePopover(): Popover {
  const popover = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The pointer was pressed last by a finger, on a link that showed nothing yet. */
  const firstTap = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  const later = (run: () => void, delay: number): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(run, delay);
  };
  const handlers: HTMLAttributes<HTMLElement> = {
    onPointerEnter: ({pointerType}: PointerEvent) => {
      if (pointerType !== 'touch') later(() => open(popover.current), OPEN_MS);
    },
    onPointerLeave: ({pointerType, currentTarget}: PointerEvent) => {
      if (pointerType === 'touch' || currentTarget.querySelector(':focus-visible')) return clearTimeout(timer.current);
      later(() => popover.current?.hidePopover(), CLOSE_MS);
    },
    onPointerDown: ({pointerType}: PointerEvent) => {
      firstTap.current = pointerType === 'touch' && popover.current !== null && !isOpen(popover.current);
    },
    onClickCapture: (event: MouseEvent) => {
      if (firstTap.current) {
        event.preventDefault();
        open(popover.current);
      } else if ((event.target as Element).closest('a')) {
        clearTimeout(timer.current);
        popover.current?.hidePopover();
      }
      firstTap.current = false;
    },
    onFocus: ({target}: FocusEvent<HTMLElement>) => {
      if (target.matches(':focus-visible')) open(popover.current);
    },
    onBlur: ({relatedTarget, currentTarget}: FocusEvent) => {
      // Without a new target, the window lost the focus, or a press elsewhere closes the popover anyway.
      if (relatedTarget && !currentTarget.contains(relatedTarget)) popover.current?.hidePopover();
    },
  };
  return {popover, handlers};
}
