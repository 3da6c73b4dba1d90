/**
 * The code before every candidate's code, precompiled: the standard library, and a harness that
 * reads a call's arguments from the standard input, writes the returned value as JSON to file
 * descriptor 3, and reports there why a program ended early.
 */
export const PRELUDE = `
#include <bits/stdc++.h>
#include <unistd.h>

namespace sightline {
  inline void report(const std::string& text) {
    for (size_t at = 0; at < text.size();) {
      const ssize_t count = write(3, text.data() + at, text.size() - at);
      if (count <= 0) return;
      at += count;
    }
  }

  inline void quote(std::string& out, std::string_view text) {
    const char* digits = "0123456789abcdef";
    out += '"';
    for (unsigned char byte : text) {
      if (byte == '"' || byte == '\\\\') (out += '\\\\') += byte;
      else if (byte < 0x20) (((out += "\\\\u00") += digits[byte >> 4]) += digits[byte & 15]);
      else out += byte;
    }
    out += '"';
  }

  [[noreturn]] inline void fail(std::string_view kind, std::string_view message) {
    std::fflush(stdout);
    std::string out = "{\\"error\\":";
    quote(out, kind);
    out += ",\\"message\\":";
    quote(out, message);
    report(out + "}\\n");
    _Exit(1);
  }

  inline void read(bool& value) { int number; scanf("%d", &number); value = number != 0; }
  inline void read(double& value) { scanf("%lf", &value); }
  template <std::integral T> void read(T& value) { long long number; scanf("%lld", &number); value = number; }
  inline void read(std::string& value) {
    size_t size;
    scanf("%zu:", &size);
    value.resize(size);
    if (fread(value.data(), 1, size, stdin) != size) fail("harness", "input ended");
  }
  template <class T> void read(std::vector<T>& values) {
    size_t size;
    scanf("%zu", &size);
    values.reserve(size);
    for (size_t index = 0; index < size; index++) { T value; read(value); values.push_back(std::move(value)); }
  }

  inline void print(std::string& out, bool value) { out += value ? "true" : "false"; }
  inline void print(std::string& out, std::floating_point auto value) {
    char text[64];
    snprintf(text, sizeof text, std::isfinite(value) ? "%.17g" : "{\\"odd\\":\\"%g\\"}", double(value));
    out += text;
  }
  template <std::integral T> void print(std::string& out, T value) {
    const bool isSafe = value <= 9007199254740991LL && (std::is_unsigned_v<T> || (long long)value >= -9007199254740991LL);
    if (isSafe) out += std::to_string(value);
    else ((out += "{\\"odd\\":\\"") += std::to_string(value)) += "\\"}";
  }
  inline void print(std::string& out, char value) { quote(out, std::string_view(&value, 1)); }
  inline void print(std::string& out, std::string_view value) { quote(out, value); }
  template <class T> requires (!std::convertible_to<const T&, std::string_view>) && requires(const T& list) { list.begin(); list.size(); }
  void print(std::string& out, const T& values) {
    out += '[';
    bool isFirst = true;
    for (const auto& value : values) {
      if (!isFirst) out += ',';
      isFirst = false;
      if constexpr (std::is_same_v<T, std::vector<bool>>) print(out, bool(value)); else print(out, value);
    }
    out += ']';
  }

  template <class Call> int run(Call call) {
    setvbuf(stdout, nullptr, _IOFBF, 1 << 13);
    report("call\\n");
    const auto value = call();
    report("returned\\n");
    std::fflush(stdout);
    std::string out = "{\\"got\\":";
    print(out, value);
    report(out + "}\\n");
    return 0;
  }
}
`

/**
 * Handlers that libc++ expects from its user, placed after the prelude: failed assertions and
 * exceptions, which cannot be caught here.
 */
export const RUNTIME = `
extern "C" {
  void sightline_assertion(const char* message) { sightline::fail("assertion", message); }
  __attribute__((export_name("sightline_flush"))) void sightline_flush() { std::fflush(stdout); }
}

namespace __cxxabiv1 {
  extern "C" {
    void* __cxa_allocate_exception(size_t size) noexcept { return std::malloc(size); }
    void __cxa_free_exception(void*) noexcept {}

    struct Type { const void* table; const char* name; const Type* base; };

    [[noreturn]] void __cxa_throw(void* thrown, std::type_info* type, void (*)(void*)) {
      const auto* single = reinterpret_cast<const Type*>(&typeid(std::runtime_error));
      for (const Type* at = reinterpret_cast<const Type*>(type);; at = at->base) {
        if (!std::strcmp(at->name, "St9exception")) sightline::fail(type->name(), static_cast<std::exception*>(thrown)->what());
        if (at->table != single->table) sightline::fail(type->name(), "");
      }
    }
    [[noreturn]] void __cxa_rethrow() { sightline::fail("rethrow", ""); }
    void* __cxa_begin_catch(void*) noexcept { return nullptr; }
    void __cxa_end_catch() {}
    int __gxx_personality_v0(...) { return 0; }
  }
}
`

/** libc++ calls this function when indices or iterators are invalid. */
export const ASSERTION_HANDLER = `
#ifndef _LIBCPP___ASSERTION_HANDLER
#define _LIBCPP___ASSERTION_HANDLER
extern "C" [[noreturn]] void sightline_assertion(const char*);
#define _LIBCPP_ASSERTION_HANDLER(message) ::sightline_assertion(message)
#endif
`

const HEADERS =
  'algorithm any array bit bitset cassert cctype cerrno cfloat charconv chrono climits cmath compare complex concepts cstddef cstdint cstdio cstdlib cstring ctime deque exception forward_list functional initializer_list iomanip iostream iterator limits list map memory numbers numeric optional queue random ranges ratio set span sstream stack stdexcept string string_view tuple type_traits typeinfo unordered_map unordered_set utility valarray variant vector'

/** GCC's header that includes the whole standard library, common in interviews. */
export const EVERYTHING = HEADERS.split(' ')
  .map((name) => `#include <${name}>\n`)
  .join('')
