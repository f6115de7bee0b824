"""What keeps the house from being overrun: limits, throttles, origins, proxies."""
