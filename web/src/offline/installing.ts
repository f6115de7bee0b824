/** Has the service worker installed, and tells how that ended.
 *
 * `navigator.serviceWorker.ready` would wait for ever after an install that failed: one file that did
 * not come is enough for that.
 */

/** A browser that forbids it will go on doing so; everything else is worth another try. */
export class Forbidden extends Error {}

/** Register the service worker; done when it is in charge. `waits` is told how to take a newer one over. */
export async function install(
  address: string,
  waits: (take: () => void) => void,
): Promise<ServiceWorkerRegistration> {
  const { Workbox } = await import("workbox-window");
  const workbox = new Workbox(address);
  workbox.addEventListener("waiting", () => {
    waits(() => {
      workbox.addEventListener("controlling", () => location.reload());
      workbox.messageSkipWaiting();
    });
  });
  const registration = await workbox.register().catch((error: unknown) => {
    throw isRefusal(error) ? new Forbidden() : error;
  });
  if (!registration) throw new Error("not registered");
  await inCharge(registration);
  return registration;
}

function isRefusal(error: unknown): boolean {
  return (
    error instanceof DOMException && ["SecurityError", "NotSupportedError"].includes(error.name)
  );
}

function inCharge({ active, waiting, installing }: ServiceWorkerRegistration): Promise<void> {
  if (active) return Promise.resolve();
  const coming = installing ?? waiting;
  if (!coming) return Promise.reject(new Error("not installed"));
  return new Promise((resolve, reject) => {
    const look = (): void => {
      if (coming.state === "activated") resolve();
      if (coming.state === "redundant") reject(new Error("not installed"));
    };
    coming.addEventListener("statechange", look);
    look();
  });
}
